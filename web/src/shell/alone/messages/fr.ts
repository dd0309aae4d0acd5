import { translation } from '../../../i18n/messages';
import type en from './en';

export default translation<typeof en>()({
  no_engine:
    'La partie n’a pas pu démarrer dans ce navigateur. Vérifiez la connexion ou essayez un navigateur plus récent.',
  no_store:
    'Ce navigateur ne peut pas enregistrer de parties : son espace est plein ou bloqué. Supprimez d’anciennes parties ou autorisez l’enregistrement, puis réessayez.',
  newer_store:
    'Une version plus récente de Curia a enregistré les parties de ce navigateur. Rien n’est perdu : chargez la page la plus récente pour jouer.',
  no_server:
    'Pour jouer avec des amis sur d’autres appareils, il faut un serveur, et cette page n’en a pas. Jouez contre les bots ou partagez cet appareil.',
  bad_record:
    'Ce fichier n’est pas l’enregistrement d’une partie terminée, ou il est abîmé. Rien n’a changé.',
  too_long: 'Ce fichier est trop long pour l’enregistrement d’une partie. Rien n’a changé.',
  no_record: 'Cette partie n’a pas d’enregistrement : elle a commencé au milieu d’une autre.',
  unsaved:
    'Le coup n’a pas pu être enregistré : l’espace de ce navigateur est plein ou a été effacé. Supprimez d’anciennes parties à l’accueil, puis réessayez.',

  no_net:
    'Les bots ne peuvent pas jouer : un fichier nécessaire n’a pas pu être chargé. Vérifiez la connexion ; la page continue d’essayer.',

  gone: 'Les données de ce navigateur ont été effacées, et cette partie avec elles.',
  newer:
    'Cette partie a commencé avec une version plus récente de Curia. Elle est conservée : chargez la page la plus récente pour continuer.',
  damaged: 'Cette partie est illisible. Elle est conservée.',
  lost_title: 'Cette partie ne peut pas être affichée',

  open_record: 'Ouvrir une partie enregistrée',
  save_record: 'Enregistrer la partie',
  send_record: 'Envoyer au serveur',
  sent: 'Le serveur a maintenant cette partie. Qui a le lien peut la revoir.',
  see_there: 'Revoir sur le serveur',
  move_to_server: 'Continuer sur le serveur',
  move_line:
    'La partie passe au serveur, avec tout ce qui a été joué. Son enregistrement dira qu’elle a commencé dans ce navigateur.',

  new_version: 'Une nouvelle version de Curia est prête.',
  load_version: 'Charger',
});
