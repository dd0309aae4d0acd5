// The one place where Boost.JSON itself is compiled. This file alone is built with exceptions: a
// function of the library that we do not call needs them with g++.
#include <boost/json/src.hpp>
