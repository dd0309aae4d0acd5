#include "learn/judge/judge.h"

#include <algorithm>
#include <bit>
#include <cstring>

#if defined(__SSE4_1__)
#include <smmintrin.h>
#elif defined(__wasm_simd128__)
#include <wasm_simd128.h>
#endif

namespace curia::learn {

namespace {

static_assert(std::endian::native == std::endian::little, "judges are stored in this order");

constexpr int kShift = 22;        // bits after the point of starts and multipliers
constexpr std::size_t kStep = 8;  // numbers of a vector

std::int16_t activation(std::int64_t sum) {
    const std::int64_t rounded = (sum + (std::int64_t{1} << (kShift - 1))) >> kShift;
    return static_cast<std::int16_t>(std::clamp<std::int64_t>(rounded, 0, 32767));
}

// count: whole vectors.
std::int32_t product(const std::int16_t* weights, const std::int16_t* inputs, std::size_t count) {
#if defined(__SSE4_1__)
    __m128i sums = _mm_setzero_si128();
    for (std::size_t i = 0; i < count; i += kStep)
        sums = _mm_add_epi32(
            sums, _mm_madd_epi16(_mm_loadu_si128(reinterpret_cast<const __m128i*>(weights + i)),
                                 _mm_loadu_si128(reinterpret_cast<const __m128i*>(inputs + i))));
    alignas(16) std::int32_t parts[4];
    _mm_store_si128(reinterpret_cast<__m128i*>(parts), sums);
    return parts[0] + parts[1] + parts[2] + parts[3];
#elif defined(__wasm_simd128__)
    v128_t sums = {};
    for (std::size_t i = 0; i < count; i += kStep)
        sums = wasm_i32x4_add(
            sums, wasm_i32x4_dot_i16x8(wasm_v128_load(weights + i), wasm_v128_load(inputs + i)));
    return wasm_i32x4_extract_lane(sums, 0) + wasm_i32x4_extract_lane(sums, 1) +
           wasm_i32x4_extract_lane(sums, 2) + wasm_i32x4_extract_lane(sums, 3);
#else
    std::int32_t sum = 0;
    for (std::size_t i = 0; i < count; ++i) sum += weights[i] * inputs[i];
    return sum;
#endif
}

// Adds number * weights to the sums. A sum that does not fit into 16 bits goes on from the other
// end, on every machine alike; learn/judge.py refuses to write a judge that comes near.
// count: whole vectors.
void add_times(const std::int8_t* weights, std::size_t count, int number, std::int16_t* sums) {
#if defined(__SSE4_1__)
    const __m128i times = _mm_set1_epi16(static_cast<std::int16_t>(number));
    for (std::size_t i = 0; i < count; i += kStep) {
        auto* const place = reinterpret_cast<__m128i*>(sums + i);
        const __m128i weight =
            _mm_cvtepi8_epi16(_mm_loadl_epi64(reinterpret_cast<const __m128i*>(weights + i)));
        _mm_storeu_si128(place,
                         _mm_add_epi16(_mm_loadu_si128(place), _mm_mullo_epi16(weight, times)));
    }
#elif defined(__wasm_simd128__)
    const v128_t times = wasm_i16x8_splat(static_cast<std::int16_t>(number));
    for (std::size_t i = 0; i < count; i += kStep)
        wasm_v128_store(sums + i,
                        wasm_i16x8_add(wasm_v128_load(sums + i),
                                       wasm_i16x8_mul(wasm_i16x8_load8x8(weights + i), times)));
#else
    for (std::size_t i = 0; i < count; ++i)
        sums[i] = static_cast<std::int16_t>(sums[i] + weights[i] * number);
#endif
}

}  // namespace

class Judge::Reader {
public:
    explicit Reader(std::string_view bytes) : left_(bytes) {}

    template <class T>
    std::vector<T> read(std::size_t count) {
        std::vector<T> result;
        if (count > left_.size() / sizeof(T)) is_short_ = true;
        if (is_short_) return result;
        result.resize(count);
        std::memcpy(result.data(), left_.data(), count * sizeof(T));
        left_.remove_prefix(count * sizeof(T));
        return result;
    }
    Layer layer(std::size_t inputs, std::size_t outputs) {
        Layer layer{(inputs + kStep - 1) / kStep * kStep, outputs, {}, {}, {}};
        const auto weights = read<std::int8_t>(inputs * outputs);
        layer.multipliers = read<std::int32_t>(outputs);
        layer.starts = read<std::int64_t>(outputs);
        if (is_short_) return layer;
        layer.weights.resize(layer.inputs * outputs);
        for (std::size_t row = 0; row < outputs; ++row)
            for (std::size_t i = 0; i < inputs; ++i)
                layer.weights[row * layer.inputs + i] = weights[row * inputs + i];
        return layer;
    }
    bool is_complete() const { return !is_short_ && left_.empty(); }

private:
    std::string_view left_;
    bool is_short_ = false;
};

Result<Judge> Judge::from_bytes(std::string_view bytes, std::uint64_t signature, int width) {
    constexpr std::string_view kMark = "curiajudge1";
    constexpr std::size_t kMostLayers = 8;
    constexpr std::int32_t kWidest = 1 << 12;
    if (!bytes.starts_with(kMark)) return Failure{"this is not a judge"};
    Reader in(bytes.substr(kMark.size()));
    const auto signed_for = in.read<std::uint64_t>(1);
    const auto victory = in.read<float>(1);
    const auto count = in.read<std::int32_t>(1);
    if (count.empty() || count[0] < 2 || count[0] > static_cast<std::int32_t>(kMostLayers))
        return Failure{"the judge is damaged"};
    if (signed_for[0] != signature)
        return Failure{"the judge was trained for another version of the game: train it again"};
    const auto sizes = in.read<std::int32_t>(static_cast<std::size_t>(count[0]));
    for (const std::int32_t size : sizes)
        if (size < 1 || size > kWidest) return Failure{"the judge is damaged"};
    if (sizes.empty()) return Failure{"the judge is damaged"};
    const auto size = [&](std::size_t i) { return static_cast<std::size_t>(sizes[i]); };
    Judge judge;
    judge.width_ = width;
    judge.victory_ = victory[0];
    judge.size_ = (size(0) + kStep - 1) / kStep * kStep;
    const auto first = in.read<std::int8_t>(static_cast<std::size_t>(width) * size(0));
    judge.first_multipliers_ = in.read<std::int32_t>(size(0));
    judge.first_starts_ = in.read<std::int64_t>(size(0));
    for (std::size_t i = 1; i + 1 < sizes.size(); ++i)
        judge.deep_.push_back(in.layer(size(i - 1), size(i)));
    judge.last_ = in.layer(size(sizes.size() - 2), size(sizes.size() - 1));
    if (!in.is_complete()) return Failure{"the judge is damaged"};
    judge.first_.resize(static_cast<std::size_t>(width) * judge.size_);
    for (std::size_t i = 0; i < static_cast<std::size_t>(width); ++i)
        std::copy_n(&first[i * size(0)], size(0), &judge.first_[i * judge.size_]);
    return judge;
}

// Brings the sums of the first layer up to date.
void Judge::look(Scratch& scratch) const {
    const auto width = static_cast<std::size_t>(width_);
    if (scratch.sums.size() != size_) {
        scratch.sums.assign(size_, 0);
        scratch.last.assign(width, 0);
    }
    for (std::size_t i = 0; i < width;) {
        constexpr std::size_t kWord = sizeof(std::uint64_t);
        if (i + kWord <= width && std::memcmp(&scratch.seen[i], &scratch.last[i], kWord) == 0) {
            i += kWord;
            continue;
        }
        const std::size_t end = std::min(i + kWord, width);
        for (; i < end; ++i)
            if (scratch.seen[i] != scratch.last[i])
                add_times(&first_[i * size_], size_, scratch.seen[i] - scratch.last[i],
                          scratch.sums.data());
    }
    scratch.last.swap(scratch.seen);
}

std::int64_t Judge::output(const Layer& layer, std::size_t number, const std::int16_t* inputs) {
    return layer.starts[number] + std::int64_t{product(layer.weights.data() + number * layer.inputs,
                                                       inputs, layer.inputs)} *
                                      layer.multipliers[number];
}

void Judge::judge(Scratch& scratch, std::span<std::int32_t> values) const {
    look(scratch);
    // Room for the widest layer, filled up to whole vectors.
    std::size_t widest = first_multipliers_.size() + kStep;
    for (const Layer& layer : deep_) widest = std::max(widest, layer.outputs + kStep);
    scratch.inputs.assign(widest, 0);
    scratch.outputs.assign(widest, 0);
    for (std::size_t i = 0; i < first_multipliers_.size(); ++i)
        scratch.inputs[i] =
            activation(first_starts_[i] + std::int64_t{scratch.sums[i]} * first_multipliers_[i]);
    for (const Layer& layer : deep_) {
        for (std::size_t i = 0; i < layer.outputs; ++i)
            scratch.outputs[i] = activation(output(layer, i, scratch.inputs.data()));
        scratch.inputs.swap(scratch.outputs);
    }
    for (std::size_t i = 0; i < values.size() && i < last_.outputs; ++i)
        values[i] = static_cast<std::int32_t>(output(last_, i, scratch.inputs.data()) >> kShift);
}

}  // namespace curia::learn
