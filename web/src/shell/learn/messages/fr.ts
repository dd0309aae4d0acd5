import { translation } from '../../../i18n/messages';
import type en from './en';

export default translation<typeof en>()({
  leave: 'Quitter le tutoriel',
  step: '{step} sur {of}',
  back: 'Retour',
  show: 'Montrez-moi',
  return: 'Revenir à la leçon',
  stray_title: 'Une idée pour plus tard',
  stray:
    'La leçon continue ainsi : {action}. Vous pouvez aussi jouer à votre façon : la partie se poursuit contre les bots, sans tutoriel.',
  stray_on: 'Jouer à ma façon',
  waits: 'Le tutoriel reprendra dès qu’il y aura du nouveau.',
  play_on: 'Continuer à jouer',
  reference: 'Règles numérotées',
  with_pictures: 'Règles illustrées',
  chapters: 'Chapitres',
  chapter_of: 'Chapitre {chapter} sur {of}',
  link_to: 'lien vers ce chapitre',
  previous: 'Chapitre précédent :',
  next: 'Chapitre suivant :',
  try: 'Essayer',
  try_line: 'Continuez depuis cette position contre des bots faciles.',
});
