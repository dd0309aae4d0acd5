#include "bots/net/net.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstring>
#include <optional>
#include <string>

#include "bots/net/packed.h"

namespace curia::net {

namespace {

static_assert(std::endian::native == std::endian::little, "nets are stored in this order of bytes");

constexpr int kShift = 24;  // bits after the point of starts and multipliers

// Matrices have whole vectors of inputs, those that were added with weights of 0. So the inputs may
// be followed by anything, but they must be followed by something.
constexpr int kStep = 16;
int whole_steps(int inputs) { return (inputs + kStep - 1) / kStep * kStep; }
std::size_t with_slack(int inputs) { return static_cast<std::size_t>(inputs + kStep - 1); }

Activation activation(std::int64_t sum) {
    const std::int64_t rounded = (sum + (std::int64_t{1} << (kShift - 1))) >> kShift;
    return static_cast<Activation>(std::clamp<std::int64_t>(rounded, 0, 127));
}

std::int64_t output(const Matrix& matrix, int number, const Activation* inputs) {
    const auto row = static_cast<std::size_t>(number) * static_cast<std::size_t>(matrix.inputs);
    return std::int64_t{product(matrix.weights.data() + row, inputs, matrix.inputs)} *
           matrix.multipliers[static_cast<std::size_t>(number)];
}

// The sum of each row of the matrix, for these inputs.
void multiply(const Matrix& matrix, const Activation* inputs, std::vector<std::int64_t>& out) {
    out.resize(static_cast<std::size_t>(matrix.outputs));
    int row = 0;
    for (; row + 4 <= matrix.outputs; row += 4) {
        const auto at = static_cast<std::size_t>(row);
        const auto sums =
            four_products(matrix.weights.data() + at * static_cast<std::size_t>(matrix.inputs),
                          matrix.inputs, inputs, matrix.inputs);
        for (std::size_t i = 0; i < 4; ++i)
            out[at + i] = std::int64_t{sums[i]} * matrix.multipliers[at + i];
    }
    for (; row < matrix.outputs; ++row)
        out[static_cast<std::size_t>(row)] = output(matrix, row, inputs);
}

}  // namespace

// What a net is written into while it is read.
struct Net::Copy {
    bool is_packed = false;
    Packer packer;      // if it is packed,
    std::string plain;  // or else

    void byte(char byte, ByteOdds& odds) {
        if (is_packed)
            packer.byte(static_cast<std::uint8_t>(byte), odds);
        else
            plain.push_back(byte);
    }
    std::string bytes() { return is_packed ? packer.finish() : std::move(plain); }
};

namespace {

// Reads the parts of a net one after the other: plain, or packed (bots/net/packed.h).
template <class Copy>
class Bytes {
public:
    Bytes(std::string_view bytes, bool is_packed, Copy* copy) : left_(bytes), copy_(copy) {
        if (is_packed) unpacker_.emplace(bytes);
    }

    template <class T>
    std::vector<T> read(std::size_t count) {
        std::vector<T> result;
        if (count > kMost / sizeof(T) || (!unpacker_ && count > left_.size() / sizeof(T)))
            is_short_ = true;
        if (is_short_ || count == 0) return result;
        result.resize(count);
        if (unpacker_) {
            each_byte(result, [&](char& byte, ByteOdds& odds) {
                byte = static_cast<char>(unpacker_->byte(odds));
            });
            is_short_ = !unpacker_->is_whole();
        } else {
            std::memcpy(result.data(), left_.data(), count * sizeof(T));
            left_.remove_prefix(count * sizeof(T));
        }
        if (copy_) each_byte(result, [&](char& byte, ByteOdds& odds) { copy_->byte(byte, odds); });
        return result;
    }
    Matrix matrix(int inputs, int outputs) {
        Matrix result{whole_steps(inputs), outputs, {}, {}};
        const auto from = static_cast<std::size_t>(inputs),
                   rows = static_cast<std::size_t>(outputs),
                   to = static_cast<std::size_t>(result.inputs);
        const auto weights = read<std::int8_t>(from * rows);
        result.multipliers = read<std::int32_t>(rows);
        if (weights.empty()) return result;
        result.weights.resize(to * rows);
        for (std::size_t row = 0; row < rows; ++row)
            std::copy_n(weights.begin() + static_cast<std::ptrdiff_t>(row * from), from,
                        result.weights.begin() + static_cast<std::ptrdiff_t>(row * to));
        return result;
    }
    bool is_complete() const {
        return !is_short_ && (unpacker_ ? unpacker_->is_at_end() : left_.empty());
    }

private:
    static constexpr std::size_t kMost = std::size_t{1} << 26;  // bytes of one part

    // With the odds of each byte: by its place in a number, and for weights by how many zeros are
    // before it, because zeros come in groups.
    template <class T, class Use>
    static void each_byte(std::vector<T>& numbers, const Use& use) {
        constexpr std::size_t kGroups = 3;
        std::vector<ByteOdds> odds(std::max(kGroups, sizeof(T)));
        std::size_t zeros = 0;
        for (T& number : numbers) {
            char bytes[sizeof(T)];
            std::memcpy(bytes, &number, sizeof(T));
            for (std::size_t i = 0; i < sizeof(T); ++i)
                use(bytes[i], odds[sizeof(T) == 1 ? zeros : i]);
            std::memcpy(&number, bytes, sizeof(T));
            zeros = number == 0 ? std::min(zeros + 1, kGroups - 1) : 0;
        }
    }

    std::string_view left_;
    std::optional<Unpacker> unpacker_;
    Copy* copy_;
    bool is_short_ = false;
};

// What a net begins with: its sizes and parts.
struct Header {
    static constexpr std::string_view kMark = "curianet3";

    std::uint64_t signature = 0;
    std::int32_t trunk = 0, width = 0, second_width = 0, deep = 0;
    std::int32_t is_direct = 0, has_heuristic = 0, is_packed = 0;
    std::int32_t nothing = 0;  // so that the size is a multiple of 8

    static std::optional<Header> from_bytes(std::string_view bytes) {
        Header header;
        if (!bytes.starts_with(kMark) || bytes.size() < kMark.size() + sizeof header) return {};
        std::memcpy(&header, bytes.data() + kMark.size(), sizeof header);
        return header;
    }
    std::string to_bytes() const {
        std::string bytes(kMark);
        bytes.append(reinterpret_cast<const char*>(this), sizeof *this);
        return bytes;
    }
    bool is_sound() const {
        constexpr int kWidest = 1 << 12, kDeepest = 8;
        for (const int size : {trunk, width, second_width})
            if (size < 1 || size > kWidest) return false;
        for (const int flag : {is_direct, has_heuristic, is_packed})
            if (flag >> 1 != 0) return false;
        return deep >= 0 && deep <= kDeepest;
    }
};
static_assert(sizeof(Header) == 40, "the bytes of a header have no gaps");

}  // namespace

Result<Net> Net::from_bytes(std::string_view bytes, const Layout& layout) {
    return read(bytes, layout, nullptr);
}

Result<std::string> Net::rewritten(std::string_view bytes, const Layout& layout, Form form) {
    Copy copy{.is_packed = form == Form::Packed, .packer = {}, .plain = {}};
    if (const auto net = read(bytes, layout, &copy); !net) return net.failure();
    Header header = *Header::from_bytes(bytes);
    header.is_packed = copy.is_packed;
    return header.to_bytes() + copy.bytes();
}

Result<Net> Net::read(std::string_view bytes, const Layout& layout, Copy* copy) {
    const auto header = Header::from_bytes(bytes);
    if (!header) return Failure{"this is not a net"};
    if (header->signature != layout.signature)
        return Failure{"the net was trained for another version of the game: train it again"};
    if (!header->is_sound()) return Failure{"the net is damaged"};
    Bytes in(bytes.substr(Header::kMark.size() + sizeof *header), header->is_packed != 0, copy);
    Net net;
    net.layout_ = &layout;
    net.trunk_ = header->trunk;
    net.width_ = header->width;
    net.second_width_ = header->second_width;
    net.is_direct_ = header->is_direct != 0;
    const auto times = [](int a, int b) {
        return static_cast<std::size_t>(a) * static_cast<std::size_t>(b);
    };

    for (const Kind& kind : layout.inputs.kinds) {
        KindWeights& weights = net.kinds_.emplace_back();
        weights.features = in.read<std::int8_t>(times(kind.features, net.width_));
        weights.multipliers = in.read<std::int32_t>(times(1, net.width_));
        weights.starts = in.read<std::int64_t>(times(kind.things, net.width_));
        weights.from_thing = in.matrix(net.width_, net.second_width_);
        weights.from_trunk = in.matrix(net.trunk_, net.second_width_);
        weights.second_starts = in.read<std::int64_t>(times(1, net.second_width_));
        net.first_thing_.push_back(net.all_things_);
        net.all_things_ += kind.things;
    }
    net.plain_ = in.read<std::int8_t>(
        times(net.is_direct_ ? layout.inputs.entries : layout.inputs.plain_entries, net.trunk_));
    net.plain_multipliers_ = in.read<std::int32_t>(times(1, net.trunk_));
    net.from_things_ = in.matrix(net.all_things_ * net.width_, net.trunk_);
    net.trunk_starts_ = in.read<std::int64_t>(times(1, net.trunk_));
    for (int i = 0; i < header->deep; ++i) {
        Deep& layer = net.deep_.emplace_back();
        layer.matrix = in.matrix(net.trunk_, net.trunk_);
        layer.starts = in.read<std::int64_t>(times(1, net.trunk_));
    }
    net.actions_ = in.matrix(net.trunk_, layout.outputs.actions);
    net.action_starts_ = in.read<std::int64_t>(times(1, layout.outputs.actions));
    net.groups_ = in.matrix(net.second_width_, layout.outputs.groups);
    if (header->has_heuristic != 0) {
        net.heuristic_ = in.matrix(net.trunk_, kHeuristicRows);
        net.heuristic_starts_ = in.read<std::int64_t>(kHeuristicRows);
    }
    if (!in.is_complete()) return Failure{"the net is damaged"};
    return net;
}

void Net::look_at_things(std::span<const Entry> entries, Scratch& scratch) const {
    const Inputs& inputs = layout_->inputs;
    scratch.things.assign(static_cast<std::size_t>(all_things_ * width_), 0);
    scratch.plain.assign(static_cast<std::size_t>(trunk_), 0);
    for (const Entry& entry : entries) {
        const int plain =
            is_direct_ ? entry.place : inputs.plain[static_cast<std::size_t>(entry.place)];
        if (plain >= 0)
            add_times(plain_.data() + static_cast<std::size_t>(plain * trunk_), trunk_,
                      entry.number, scratch.plain.data());
        for (const Mention& mention : inputs.mentions[entry.place]) {
            const auto kind = static_cast<std::size_t>(mention.kind);
            const int thing = first_thing_[kind] + mention.thing;
            add_times(
                kinds_[kind].features.data() + static_cast<std::size_t>(mention.feature * width_),
                width_, entry.number,
                scratch.things.data() + static_cast<std::size_t>(thing * width_));
        }
    }
    scratch.thing_activations.resize(with_slack(all_things_ * width_));
    std::size_t at = 0;
    for (std::size_t kind = 0; kind < kinds_.size(); ++kind)
        for (std::size_t i = 0; i < kinds_[kind].starts.size(); ++i, ++at)
            scratch.thing_activations[at] =
                activation(kinds_[kind].starts[i] +
                           std::int64_t{scratch.things[at]} *
                               kinds_[kind].multipliers[i % static_cast<std::size_t>(width_)]);
}

// The second look at a thing. What the trunk adds is the same for all things of its kind.
const Activation* Net::look_again(std::size_t kind, std::size_t thing, Scratch& scratch) const {
    const KindWeights& weights = kinds_[kind];
    const auto second = static_cast<std::size_t>(second_width_);
    Activation* const seen = scratch.second.data() + thing * second;
    if (scratch.is_seen_again[thing]) return seen;
    scratch.is_seen_again[thing] = true;
    std::vector<std::int64_t>& from_trunk = scratch.from_trunk[kind];
    if (from_trunk.empty()) {
        multiply(weights.from_trunk, scratch.trunk.data(), from_trunk);
        for (std::size_t i = 0; i < second; ++i) from_trunk[i] += weights.second_starts[i];
    }
    multiply(weights.from_thing,
             scratch.thing_activations.data() + thing * static_cast<std::size_t>(width_),
             scratch.outputs);
    for (std::size_t i = 0; i < second; ++i)
        seen[i] = activation(from_trunk[i] + scratch.outputs[i]);
    return seen;
}

void Net::think(Scratch& scratch) const {
    const auto size = static_cast<std::size_t>(trunk_);
    scratch.trunk.resize(with_slack(trunk_));
    scratch.next.resize(with_slack(trunk_));
    multiply(from_things_, scratch.thing_activations.data(), scratch.outputs);
    for (std::size_t i = 0; i < size; ++i)
        scratch.trunk[i] =
            activation(trunk_starts_[i] + std::int64_t{scratch.plain[i]} * plain_multipliers_[i] +
                       scratch.outputs[i]);
    for (const Deep& layer : deep_) {
        multiply(layer.matrix, scratch.trunk.data(), scratch.outputs);
        for (std::size_t i = 0; i < size; ++i)
            scratch.next[i] = activation(layer.starts[i] + scratch.outputs[i]);
        std::swap(scratch.trunk, scratch.next);
    }
}

void Net::rate(std::span<const Entry> entries, std::span<const std::int32_t> actions,
               std::span<const Behind> behind, std::span<std::int32_t> ratings,
               Scratch& scratch) const {
    look_at_things(entries, scratch);
    think(scratch);
    scratch.second.resize(with_slack(all_things_ * second_width_));
    scratch.is_seen_again.assign(static_cast<std::size_t>(all_things_), false);
    scratch.from_trunk.resize(kinds_.size());
    for (std::vector<std::int64_t>& sums : scratch.from_trunk) sums.clear();
    std::array<std::int64_t, kHeuristicRows> trust{};
    for (int row = 0; uses_heuristic() && row < kHeuristicRows; ++row)
        trust[static_cast<std::size_t>(row)] = heuristic_starts_[static_cast<std::size_t>(row)] +
                                               output(heuristic_, row, scratch.trunk.data());
    for (std::size_t i = 0; i < actions.size(); ++i) {
        std::int64_t sum = action_starts_[static_cast<std::size_t>(actions[i])] +
                           output(actions_, actions[i], scratch.trunk.data());
        for (const Mention& mention : layout_->outputs.mentions[actions[i]]) {
            const auto kind = static_cast<std::size_t>(mention.kind);
            const auto thing = static_cast<std::size_t>(first_thing_[kind] + mention.thing);
            sum += output(groups_, mention.feature, look_again(kind, thing, scratch));
        }
        if (uses_heuristic()) {
            const int far = behind[i];
            sum += trust[0] * far + trust[1] * std::min(far, kBehindUnit) +
                   trust[2] * (far == 0 ? kBehindUnit : 0);
        }
        ratings[i] = static_cast<std::int32_t>(sum >> (kShift - 10));
    }
}

}  // namespace curia::net
