// The names of the entries of an observation, and what each of them speaks of.
//
//     /table/stage=place        the stage is "place"
//     /table/points/+1 / 8      the points of the next player after the viewer: n / 8, then n % 8
//     /own/cards/war has 5      card 5 is in the set for War
//
// An entry speaks of the keys on its path: the last one speaks of Colour "war" and of Tile 5. What
// is said of War and of Law has the same pattern, "/own/cards/* has 5", so a player that learns can
// treat both in the same way.
#pragma once

#include <string>
#include <vector>

#include "engine/game.h"
#include "engine/observation.h"
#include "engine/type_name.h"

namespace curia {

struct EntryKey {
    std::string type;     // "Tile"
    int position = 0;     // among the values of the type, from 0; seats count from the viewer
    std::string pattern;  // the name of the entry with a * for this key
    bool operator==(const EntryKey&) const = default;
};

struct EntryName {
    std::string name;
    std::vector<EntryKey> keys;
};

template <int kSeats>
class EntryNames {
public:
    template <Shaped T>
    static std::vector<EntryName> of() {
        EntryNames names;
        names.add<T>({});
        return std::move(names.all_);
    }

private:
    using D = Domain<kSeats>;

    static EntryName below(EntryName above, std::string_view step) {
        above.name += step;
        for (EntryKey& key : above.keys) key.pattern += step;
        return above;
    }
    template <class Key>
    static EntryName at(EntryName above, std::string_view mark, int position) {
        EntryKey key{type_name<Key>(), position, above.name + std::string(mark) + "*"};
        above = below(std::move(above), std::string(mark) + value_name<Key>(position));
        above.keys.push_back(std::move(key));
        return above;
    }
    template <class Key>
    static std::string value_name(int position) {
        if constexpr (std::is_same_v<Key, Seat>)
            return "+" + std::to_string(position);
        else if constexpr (Numbered<Key>)
            return std::to_string(NumberRange<Key>::kNumbers[position]);
        else if constexpr (NamedEnum<Key>)
            return std::string(all_names<Key>[static_cast<std::size_t>(position)]);
        else
            return std::to_string(position);
    }

    template <Shaped T>
    void add(const EntryName& here) {
        constexpr Shape kShape = shape_of<T>;
        if constexpr (kShape == Shape::Flag || (std::is_integral_v<T> && sizeof(T) == 1)) {
            all_.push_back(here);
        } else if constexpr (std::is_integral_v<T>) {
            all_.push_back(below(here, " / 8"));
            all_.push_back(below(here, " % 8"));
        } else if constexpr (kShape == Shape::Number || kShape == Shape::Name) {
            add_each_value<T>(here, "=");
        } else if constexpr (kShape == Shape::Object) {
            for_each_field<T>([&](const auto& field) {
                using Member = std::remove_cvref_t<decltype(std::declval<T&>().*field.member)>;
                add<Member>(below(here, "/" + std::string(field.name)));
            });
        } else if constexpr (kShape == Shape::Choice) {
            add_choice(here, static_cast<const T*>(nullptr));
        } else if constexpr (kShape == Shape::Optional) {
            all_.push_back(below(here, "?"));
            add<EntryOf<T>>(here);
        } else if constexpr (kShape == Shape::Row) {
            add_row(here, static_cast<const T*>(nullptr));
        } else if constexpr (kShape == Shape::List) {
            for (int i = 0; i < T::capacity(); ++i) {
                const EntryName place = below(here, "/" + std::to_string(i));
                all_.push_back(below(place, "?"));
                add<EntryOf<T>>(place);
            }
        } else if constexpr (kShape == Shape::Set) {
            add_each_value<EntryOf<T>>(here, " has ");
        }
    }
    template <class T>
    void add_each_value(const EntryName& here, std::string_view mark) {
        for (int i = 0; i < D::template size<T>(); ++i) all_.push_back(at<T>(here, mark, i));
    }
    template <class... Ts>
    void add_choice(const EntryName& here, const std::variant<Ts...>*) {
        for (const std::string_view name : all_names<std::variant<Ts...>>)
            all_.push_back(below(here, "=" + std::string(name)));
        (add<Ts>(below(here, "/" + std::string(Ts::description().name))), ...);
    }
    template <class T, std::size_t N>
    void add_row(const EntryName& here, const std::array<T, N>*) {
        for (std::size_t i = 0; i < N; ++i) add<T>(below(here, "/" + std::to_string(i)));
    }
    template <int Kinds, class Key>
    void add_row(const EntryName& here, const Bag<Kinds, Key>*) {
        for (int i = 0; i < Kinds; ++i)
            if constexpr (std::is_void_v<Key>)
                add<std::uint8_t>(below(here, "/" + std::to_string(i)));
            else
                add<std::uint8_t>(at<Key>(here, "/", position_of<Key>(i)));
    }
    // Where the kind with this index stands among the values of its type.
    template <class Key>
    static int position_of(int index) {
        if constexpr (std::is_enum_v<Key>)
            return index;
        else
            return NumberRange<Key>::position(Key{static_cast<std::uint8_t>(index)});
    }
    template <class T, int N>
    void add_row(const EntryName& here, const PerSeat<T, N>*) {
        for (int i = 0; i < std::min(N, kSeats); ++i) add<T>(at<Seat>(here, "/", i));
    }
    template <class Key, class T, int N>
    void add_row(const EntryName& here, const Indexed<Key, T, N>*) {
        for (int i = 0; i < N; ++i) add<T>(at<Key>(here, "/", i));
    }

    std::vector<EntryName> all_;
};

}  // namespace curia
