// Stands in for engine/rng.h in the programs odds_<game> (tests/CMakeLists.txt): a generator whose
// choices can be walked through one by one, so that the odds of draw() and imagine() are known
// exactly. tests/laws/exact/odds.h does it.
#pragma once

#include <cstdint>
#include <vector>

namespace curia {

// Thrown where the choices cannot be walked through.
struct NotEnumerable {};

// All sequences of choices, one after another.
class Choices {
public:
    std::uint32_t choose(std::uint32_t bound) {
        if (at_ == taken_.size()) {
            if (at_ == kMost) throw NotEnumerable{};
            taken_.push_back({0, bound});
        }
        return taken_[at_++].number;
    }
    // How likely the choices since the last next() are.
    double odds() const {
        double all = 1;
        for (const Choice& choice : taken_) all /= choice.bound;
        return all;
    }
    // Goes on to the next sequence; false if there is none.
    bool next() {
        at_ = 0;
        while (!taken_.empty() && ++taken_.back().number == taken_.back().bound) taken_.pop_back();
        return !taken_.empty();
    }

private:
    static constexpr std::size_t kMost = 64;
    struct Choice {
        std::uint32_t number, bound;
    };
    std::vector<Choice> taken_;
    std::size_t at_ = 0;
};

class Rng {
public:
    explicit Rng(std::uint64_t seed) : state_(seed) {}
    explicit Rng(Choices& choices) : choices_(&choices) {}

    std::uint32_t below(std::uint32_t bound) {
        return choices_ ? choices_->choose(bound)
                        : static_cast<std::uint32_t>((next() >> 32) * bound >> 32);
    }
    // A word is no choice among a few. Code that draws several numbers from it cannot be followed.
    std::uint64_t next() {
        if (choices_) throw NotEnumerable{};
        state_ += 0x9E3779B97F4A7C15u;
        std::uint64_t z = state_;
        z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9u;
        z = (z ^ (z >> 27)) * 0x94D049BB133111EBu;
        return z ^ (z >> 31);
    }

private:
    std::uint64_t state_ = 0;
    Choices* choices_ = nullptr;
};

}  // namespace curia
