// Several lambdas as one visitor of a std::variant: std::visit(Overload{...}, action).
#pragma once

namespace curia {

template <class... Fs>
struct Overload : Fs... {
    using Fs::operator()...;
};
template <class... Fs>
Overload(Fs...) -> Overload<Fs...>;

}  // namespace curia
