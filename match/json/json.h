// The name of a parsed JSON value. Headers that only pass one on include this page; reader.h has
// the whole type, which is slow to compile.
#pragma once

#include <boost/json/fwd.hpp>

namespace curia {

using Json = boost::json::value;

}  // namespace curia
