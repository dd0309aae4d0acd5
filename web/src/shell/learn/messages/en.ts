// The words of the guide and of the rules for players; the original that the translations are checked against.
export default {
  leave: 'Leave the tutorial',
  step: '{step} of {of}',
  back: 'Back',
  show: 'Show me',
  return: 'Back to the lesson',
  stray_title: 'A good idea for later',
  stray:
    'The lesson continues with: {action}. You can also do it your way: then you play on against the bots, without the tutorial.',
  stray_on: 'Play on my way',
  waits: 'The tutorial continues when something new happens.',
  play_on: 'Keep playing',
  reference: 'Numbered reference',
  with_pictures: 'Rules with pictures',
  chapters: 'Chapters',
  chapter_of: 'Chapter {chapter} of {of}',
  link_to: 'link to this chapter',
  previous: 'Previous chapter:',
  next: 'Next chapter:',
  try: 'Try it',
  try_line: 'Play on from this position against gentle bots.',
} as const;
