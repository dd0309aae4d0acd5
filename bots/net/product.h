// The inner loops of nets: sums of products of 8-bit numbers. The vector instructions give the same
// sums as the plain loops, to the last bit.
#pragma once

#include <array>
#include <cstdint>

#if defined(__SSSE3__)
#include <tmmintrin.h>
#elif defined(__wasm_simd128__)
#include <wasm_simd128.h>
#endif

namespace curia::net {

using Activation = std::int8_t;  // 0 to 127

inline std::int32_t product(const std::int8_t* weights, const Activation* inputs, int count) {
    std::int32_t sum = 0;
    for (int i = 0; i < count; ++i)
        sum += static_cast<std::int16_t>(weights[i]) * static_cast<std::int16_t>(inputs[i]);
    return sum;
}

// The products of four rows of weights, `stride` apart, with the same inputs. One pass over the
// inputs serves all four.
inline std::array<std::int32_t, 4> four_products(const std::int8_t* weights, int stride,
                                                 const Activation* inputs, int count) {
    std::array<std::int32_t, 4> sums{};
    int i = 0;
#if defined(__SSSE3__)
    // Activations are not negative, and 2 * 127 * 127 fits into 16 bits, so no sum is cut off.
    const __m128i ones = _mm_set1_epi16(1);
    __m128i all[4] = {_mm_setzero_si128(), _mm_setzero_si128(), _mm_setzero_si128(),
                      _mm_setzero_si128()};
    for (; i + 16 <= count; i += 16) {
        const __m128i input = _mm_loadu_si128(reinterpret_cast<const __m128i*>(inputs + i));
        for (int row = 0; row < 4; ++row) {
            const auto* place = reinterpret_cast<const __m128i*>(weights + row * stride + i);
            const __m128i pairs = _mm_maddubs_epi16(input, _mm_loadu_si128(place));
            all[row] = _mm_add_epi32(all[row], _mm_madd_epi16(pairs, ones));
        }
    }
    for (int row = 0; row < 4; ++row) {
        alignas(16) std::int32_t parts[4];
        _mm_store_si128(reinterpret_cast<__m128i*>(parts), all[row]);
        sums[static_cast<std::size_t>(row)] = parts[0] + parts[1] + parts[2] + parts[3];
    }
#elif defined(__wasm_simd128__)
    v128_t all[4] = {};
    for (; i + 16 <= count; i += 16) {
        const v128_t input = wasm_v128_load(inputs + i);
        const v128_t low = wasm_i16x8_extend_low_i8x16(input);
        const v128_t high = wasm_i16x8_extend_high_i8x16(input);
        for (int row = 0; row < 4; ++row) {
            const v128_t weight = wasm_v128_load(weights + row * stride + i);
            const v128_t sum =
                wasm_i32x4_add(wasm_i32x4_dot_i16x8(low, wasm_i16x8_extend_low_i8x16(weight)),
                               wasm_i32x4_dot_i16x8(high, wasm_i16x8_extend_high_i8x16(weight)));
            all[row] = wasm_i32x4_add(all[row], sum);
        }
    }
    for (int row = 0; row < 4; ++row)
        sums[static_cast<std::size_t>(row)] =
            wasm_i32x4_extract_lane(all[row], 0) + wasm_i32x4_extract_lane(all[row], 1) +
            wasm_i32x4_extract_lane(all[row], 2) + wasm_i32x4_extract_lane(all[row], 3);
#endif
    for (int row = 0; row < 4; ++row)
        sums[static_cast<std::size_t>(row)] +=
            product(weights + row * stride + i, inputs + i, count - i);
    return sums;
}

// Adds number * weights to the sums.
inline void add_times(const std::int8_t* weights, int count, int number, std::int32_t* sums) {
    if (number == 1)  // most entries are flags
        for (int i = 0; i < count; ++i) sums[i] += weights[i];
    else
        for (int i = 0; i < count; ++i) sums[i] += weights[i] * number;
}

}  // namespace curia::net
