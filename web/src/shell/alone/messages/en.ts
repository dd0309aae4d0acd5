// The words of games in this browser, of records and of new versions; the original that the
// translations are checked against.
export default {
  // why something cannot be done here
  no_engine:
    'The game could not be started in this browser. Check the connection, or try a newer browser.',
  no_store:
    'This browser cannot store games: its storage is full or blocked. Remove old games or allow storage, then try again.',
  newer_store:
    'A newer version of Curia has stored the games of this browser. They are kept: load the newest page to play.',
  no_server:
    'Friends on other devices need a server, and this page has none. Play against bots, or share this device.',
  bad_record:
    'This file is not the record of a finished game, or it is damaged. Nothing was changed.',
  too_long: 'This file is too long for the record of a game. Nothing was changed.',
  no_record: 'This game has no record: it began in the middle of another one.',
  unsaved:
    'The move could not be saved: the storage of this browser is full or was cleared. Remove old games in the lobby, then try again.',

  no_net:
    'The bots cannot move: a file that they need could not be loaded. Check the connection; the page keeps trying.',

  // a game in this browser that cannot be shown
  gone: 'The data of this browser was cleared, and this game with it.',
  newer: 'A newer version of Curia began this game. It is kept: load the newest page to play on.',
  damaged: 'This game cannot be read. It is kept.',
  lost_title: 'This game cannot be shown',

  // records
  open_record: 'Open a recorded game',
  save_record: 'Save the record',
  send_record: 'Send to the server',
  sent: 'The server has this game now. Everybody with the link can watch the replay.',
  see_there: 'Replay on the server',
  move_to_server: 'Play on at the server',
  move_line:
    'The game moves to the server, with everything that has been played. Its record will say that it began in this browser.',

  // new versions
  new_version: 'A new version of Curia is ready.',
  load_version: 'Load it',
} as const;
