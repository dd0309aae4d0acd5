#include "bots/net/net.h"

#include <algorithm>
#include <bit>
#include <cstring>

namespace curia::net {

namespace {

static_assert(std::endian::native == std::endian::little, "nets are stored in this order of bytes");

constexpr int kShift = 24;  // starts and multipliers have so many bits after the point

Activation activation(std::int64_t sum) {
    const std::int64_t rounded = (sum + (std::int64_t{1} << (kShift - 1))) >> kShift;
    return static_cast<Activation>(std::clamp<std::int64_t>(rounded, 0, 127));
}

// The compiler makes vector instructions of this loop (CMakeLists.txt asks for it).
std::int32_t product(const std::int8_t* weights, const Activation* inputs, int count) {
    std::int32_t sum = 0;
    for (int i = 0; i < count; ++i)
        sum += static_cast<std::int16_t>(weights[i]) * static_cast<std::int16_t>(inputs[i]);
    return sum;
}

std::int64_t output(const Matrix& matrix, int number, const Activation* inputs) {
    const auto row = static_cast<std::size_t>(number) * static_cast<std::size_t>(matrix.inputs);
    return std::int64_t{product(matrix.weights.data() + row, inputs, matrix.inputs)} *
           matrix.multipliers[static_cast<std::size_t>(number)];
}

void add(const std::int8_t* weights, int count, int number, std::int32_t* sums) {
    for (int i = 0; i < count; ++i) sums[i] += weights[i] * number;
}

// Reads the parts of a net one after the other.
class Bytes {
public:
    explicit Bytes(std::string_view bytes) : left_(bytes) {}

    template <class T>
    std::vector<T> read(std::size_t count) {
        std::vector<T> result;
        if (count > left_.size() / sizeof(T)) {
            is_short_ = true;
            left_ = {};
            return result;
        }
        result.resize(count);
        std::memcpy(result.data(), left_.data(), count * sizeof(T));
        left_.remove_prefix(count * sizeof(T));
        return result;
    }
    template <class T>
    T read_one() {
        const auto one = read<T>(1);
        return one.empty() ? T{} : one[0];
    }
    Matrix matrix(int inputs, int outputs) {
        Matrix result{inputs, outputs, {}, {}};
        result.weights =
            read<std::int8_t>(static_cast<std::size_t>(inputs) * static_cast<std::size_t>(outputs));
        result.multipliers = read<std::int32_t>(static_cast<std::size_t>(outputs));
        return result;
    }
    bool is_complete() const { return !is_short_ && left_.empty(); }

private:
    std::string_view left_;
    bool is_short_ = false;
};

}  // namespace

Result<Net> Net::from_bytes(std::string_view bytes, const Layout& layout) {
    constexpr std::string_view kMark = "curianet1";
    if (!bytes.starts_with(kMark)) return Failure{"this is not a net"};
    Bytes in(bytes.substr(kMark.size()));
    if (in.read_one<std::uint64_t>() != layout.signature)
        return Failure{"the net was trained for another version of the game: train it again"};
    Net net;
    net.layout_ = &layout;
    net.trunk_ = in.read_one<std::int32_t>();
    net.width_ = in.read_one<std::int32_t>();
    net.second_width_ = in.read_one<std::int32_t>();
    const int deep = in.read_one<std::int32_t>();
    constexpr int kWidest = 1 << 12, kDeepest = 8;
    for (const int width : {net.trunk_, net.width_, net.second_width_})
        if (width < 1 || width > kWidest) return Failure{"the net is damaged"};
    if (deep < 0 || deep > kDeepest) return Failure{"the net is damaged"};
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
    net.plain_ = in.read<std::int8_t>(times(layout.inputs.plain_entries, net.trunk_));
    net.plain_multipliers_ = in.read<std::int32_t>(times(1, net.trunk_));
    net.from_things_ = in.matrix(net.all_things_ * net.width_, net.trunk_);
    net.trunk_starts_ = in.read<std::int64_t>(times(1, net.trunk_));
    for (int i = 0; i < deep; ++i) {
        Deep& layer = net.deep_.emplace_back();
        layer.matrix = in.matrix(net.trunk_, net.trunk_);
        layer.starts = in.read<std::int64_t>(times(1, net.trunk_));
    }
    net.actions_ = in.matrix(net.trunk_, layout.outputs.actions);
    net.action_starts_ = in.read<std::int64_t>(times(1, layout.outputs.actions));
    net.groups_ = in.matrix(net.second_width_, layout.outputs.groups);
    if (!in.is_complete()) return Failure{"the net is damaged"};
    return net;
}

void Net::look_at_things(std::span<const Entry> entries, Scratch& scratch) const {
    const Inputs& inputs = layout_->inputs;
    scratch.things.assign(static_cast<std::size_t>(all_things_ * width_), 0);
    scratch.plain.assign(static_cast<std::size_t>(trunk_), 0);
    for (const Entry& entry : entries) {
        if (const int plain = inputs.plain[static_cast<std::size_t>(entry.place)]; plain >= 0)
            add(plain_.data() + static_cast<std::size_t>(plain * trunk_), trunk_, entry.number,
                scratch.plain.data());
        for (const Mention& mention : inputs.mentions[entry.place]) {
            const auto kind = static_cast<std::size_t>(mention.kind);
            const int thing = first_thing_[kind] + mention.thing;
            add(kinds_[kind].features.data() + static_cast<std::size_t>(mention.feature * width_),
                width_, entry.number,
                scratch.things.data() + static_cast<std::size_t>(thing * width_));
        }
    }
    scratch.thing_activations.resize(scratch.things.size());
    std::size_t at = 0;
    for (std::size_t kind = 0; kind < kinds_.size(); ++kind)
        for (std::size_t i = 0; i < kinds_[kind].starts.size(); ++i, ++at)
            scratch.thing_activations[at] =
                activation(kinds_[kind].starts[i] +
                           std::int64_t{scratch.things[at]} *
                               kinds_[kind].multipliers[i % static_cast<std::size_t>(width_)]);
}

// The second look at all things of one kind.
void Net::look_again(std::size_t kind, Scratch& scratch) const {
    const KindWeights& weights = kinds_[kind];
    scratch.sums.resize(static_cast<std::size_t>(second_width_));
    for (int i = 0; i < second_width_; ++i)
        scratch.sums[static_cast<std::size_t>(i)] =
            weights.second_starts[static_cast<std::size_t>(i)] +
            output(weights.from_trunk, i, scratch.trunk.data());
    const int things = layout_->inputs.kinds[kind].things;
    for (int thing = first_thing_[kind]; thing < first_thing_[kind] + things; ++thing)
        for (int i = 0; i < second_width_; ++i)
            scratch.second[static_cast<std::size_t>(thing * second_width_ + i)] =
                activation(scratch.sums[static_cast<std::size_t>(i)] +
                           output(weights.from_thing, i,
                                  scratch.thing_activations.data() +
                                      static_cast<std::size_t>(thing * width_)));
}

void Net::rate(std::span<const Entry> entries, std::span<const std::int32_t> actions,
               std::span<std::int32_t> ratings, Scratch& scratch) const {
    look_at_things(entries, scratch);
    scratch.trunk.resize(static_cast<std::size_t>(trunk_));
    scratch.next.resize(static_cast<std::size_t>(trunk_));
    for (int i = 0; i < trunk_; ++i) {
        const auto at = static_cast<std::size_t>(i);
        scratch.trunk[at] = activation(trunk_starts_[at] +
                                       std::int64_t{scratch.plain[at]} * plain_multipliers_[at] +
                                       output(from_things_, i, scratch.thing_activations.data()));
    }
    for (const Deep& layer : deep_) {
        for (int i = 0; i < trunk_; ++i) {
            const auto at = static_cast<std::size_t>(i);
            scratch.next[at] =
                activation(layer.starts[at] + output(layer.matrix, i, scratch.trunk.data()));
        }
        std::swap(scratch.trunk, scratch.next);
    }
    scratch.second.resize(static_cast<std::size_t>(all_things_ * second_width_));
    std::uint64_t looked = 0;  // which kinds had their second look
    for (std::size_t i = 0; i < actions.size(); ++i) {
        std::int64_t sum = action_starts_[static_cast<std::size_t>(actions[i])] +
                           output(actions_, actions[i], scratch.trunk.data());
        for (const Mention& mention : layout_->outputs.mentions[actions[i]]) {
            const auto kind = static_cast<std::size_t>(mention.kind);
            if (!(looked >> kind & 1)) look_again(kind, scratch);
            looked |= std::uint64_t{1} << kind;
            const int thing = first_thing_[kind] + mention.thing;
            sum += output(groups_, mention.feature,
                          scratch.second.data() + static_cast<std::size_t>(thing * second_width_));
        }
        ratings[i] = static_cast<std::int32_t>(sum >> (kShift - 10));
    }
}

}  // namespace curia::net
