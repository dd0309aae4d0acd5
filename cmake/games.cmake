# What follows from the folders in games/. A game is the folder games/<game>/ with edition.toml and
# <game>.h, which declares the struct of the same name in CamelCase: high_card is HighCard.
#
# For each game this file makes the libraries game_<game>, match_<game> and bots_<game>, with the
# templates of match/ and bots/ compiled once (the pages instantiate.cpp.in), and the headers
# generated/<game>/{bots,coach,table}.h. They include what the game has in bots/<game>/,
# cli/<game>/ and learn/<game>/ and derive the rest from defaults. So only games/all.h lists the
# games.

set(CURIA_GENERATED ${PROJECT_BINARY_DIR}/include)

file(GLOB edition_files CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/games/*/edition.toml)
set(CURIA_GAMES "")
foreach(file ${edition_files})
  cmake_path(GET file PARENT_PATH folder)
  cmake_path(GET folder FILENAME game)
  list(APPEND CURIA_GAMES ${game})
endforeach()

function(curia_type_of game out)  # high_card -> HighCard
  set(type "")
  string(REPLACE "_" ";" words ${game})
  foreach(word ${words})
    string(SUBSTRING ${word} 0 1 first)
    string(SUBSTRING ${word} 1 -1 rest)
    string(TOUPPER ${first} first)
    string(APPEND type ${first}${rest})
  endforeach()
  set(${out} ${type} PARENT_SCOPE)
endfunction()

# Sets `text` to an include of what the game has, or else to a specialisation that is the default.
function(curia_part_of game folder part template out)
  curia_type_of(${game} type)
  set(header ${folder}/${game}/${part}.h)
  file(GLOB found CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/${header})
  if(found)
    set(${out} "#include \"${header}\"\n" PARENT_SCOPE)
  else()
    set(space curia)
    if(folder STREQUAL cli)
      set(space curia::cli)
    endif()
    set(${out} "#include \"${folder}/default_${part}.h\"
#include \"games/${game}/${game}.h\"
namespace ${space} {
template <>
struct ${template}<${type}> : Default${template}<${type}> {};
}  // namespace ${space}
" PARENT_SCOPE)
  endif()
endfunction()

function(curia_header name text)
  file(CONFIGURE OUTPUT ${CURIA_GENERATED}/generated/${name}.h @ONLY CONTENT
    "// Written by cmake/games.cmake.\n#pragma once\n\n@text@")
endfunction()

# Fills in FOLDER/instantiate.cpp.in for the game and returns the path of the file.
function(curia_instantiate folder game out)
  curia_type_of(${game} Game)
  set(file ${CURIA_GENERATED}/generated/${game}/${folder}.cpp)
  configure_file(${PROJECT_SOURCE_DIR}/${folder}/instantiate.cpp.in ${file} @ONLY)
  set(${out} ${file} PARENT_SCOPE)
endfunction()

set(edition_cases "")
set(net_games "")
set(net_files "")
foreach(part games bots coaches tables balances insights)
  set(all_${part} "")
endforeach()
foreach(game ${CURIA_GAMES})
  set(edition ${PROJECT_SOURCE_DIR}/games/${game}/edition.toml)
  set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${edition})
  file(READ ${edition} text)
  string(APPEND edition_cases "    if (game == \"${game}\") return R\"toml(${text})toml\";\n")

  file(GLOB net CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/bots/${game}/net.bin)
  if(net)
    list(APPEND net_games ${game})
    list(APPEND net_files ${net})
  endif()

  curia_part_of(${game} bots heuristic Heuristic heuristic)
  curia_part_of(${game} bots styles Styles styles)
  curia_part_of(${game} bots senses Senses senses)
  curia_part_of(${game} bots coach Coaching coach)
  curia_part_of(${game} cli table GameTable table)
  curia_part_of(${game} learn insight Insight insight)
  curia_header(${game}/bots "${heuristic}${styles}${senses}")
  curia_header(${game}/coach "${coach}")
  curia_header(${game}/table "${table}")
  string(APPEND all_games "#include \"games/${game}/${game}.h\"\n")
  string(APPEND all_bots "#include \"generated/${game}/bots.h\"\n")
  string(APPEND all_coaches "#include \"generated/${game}/coach.h\"\n")
  string(APPEND all_tables "#include \"generated/${game}/table.h\"\n")
  string(APPEND all_insights "${insight}")
  file(GLOB sight CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/learn/${game}/sight.h)
  if(sight)
    string(APPEND all_insights "#include \"learn/${game}/sight.h\"\n")
  endif()
  file(GLOB balance CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/cli/${game}/balance.h)
  if(balance)
    string(APPEND all_balances "#include \"cli/${game}/balance.h\"\n")
  endif()
endforeach()
foreach(part games bots coaches tables balances insights)
  curia_header(${part} "${all_${part}}")
endforeach()

file(CONFIGURE OUTPUT ${CURIA_GENERATED}/generated/editions.cpp @ONLY CONTENT
"#include \"match/edition/edition.h\"

namespace curia {

std::string_view default_edition_text(std::string_view game) {
@edition_cases@    return {};
}

}  // namespace curia
")

add_custom_command(
  OUTPUT ${CURIA_GENERATED}/generated/nets.cpp
  COMMAND ${CMAKE_COMMAND} -DOUT=${CURIA_GENERATED}/generated/nets.cpp "-DGAMES=${net_games}"
          -DFOLDER=${PROJECT_SOURCE_DIR}/bots -P ${PROJECT_SOURCE_DIR}/cmake/embed_net.cmake
  DEPENDS ${net_files} ${PROJECT_SOURCE_DIR}/cmake/embed_net.cmake VERBATIM)
