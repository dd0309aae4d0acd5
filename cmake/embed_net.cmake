# Writes the bytes of trained nets as a C++ source file:
#   cmake -DOUT=FILE -DGAMES=a;b -DFOLDER=bots -P cmake/embed_net.cmake
set(cases "")
foreach(game ${GAMES})
  file(READ ${FOLDER}/${game}/net.bin bytes HEX)
  string(LENGTH "${bytes}" digits)
  math(EXPR size "${digits} / 2")
  string(REGEX REPLACE "(..)" "\\\\x\\1" bytes "${bytes}")
  string(APPEND cases "    if (game == \"${game}\") return {\"${bytes}\", ${size}};\n")
endforeach()
file(WRITE ${OUT} "#include \"bots/net/nets.h\"

#pragma GCC diagnostic ignored \"-Woverlength-strings\"

namespace curia::net {

std::string_view bytes_for([[maybe_unused]] std::string_view game) {
${cases}    return {};
}

}  // namespace curia::net
")
