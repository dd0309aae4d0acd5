import { translation } from '../../../../i18n/messages';
import type en from './en';

export default translation<typeof en>()({
  aim_title: 'Un cercle de mages',
  aim: 'Vous créez des objets magiques, y installez des sorts et les présentez à trois Tribunaux. Le plus de votes gagne des prix, et les prix multiplient les points. Après le troisième, qui en a le plus l’emporte.',
  draft_title: 'Trois cartes de plus',
  draft:
    'Vous avez un objet et un sort. Choisissez trois autres cartes, de n’importe quelle pioche. Un objet et deux sorts font un bon début ; une ressource est moins chère maintenant, plus tard elle coûte un tour entier.',
  hand_title: 'Votre main',
  hand: 'Un objet montre son coût en Vis, en or ses points de base, et dessous les signes des sorts qu’il accepte. Un sort coûte 2 Vis et ajoute un point à l’objet où il est installé.',
  votes_title: 'Les votes',
  votes:
    'Un objet compte les votes sur son type et, une fois chacune, ceux sur les catégories de ses sorts. Les trois objets qui en ont le plus gagnent un prix : leurs points comptent 4, 3 et 2 fois.',
  praeco_title: 'Vous commencez la manche',
  praeco:
    'Comme Praeco, vous placez trois votes sur trois cases différentes. Soutenez le type de votre meilleur objet et les catégories de vos sorts.',
  turn_title: 'Votre tour',
  turn: 'Vous avez deux actions ; les points sur un bouton sont son prix. Chaque type une fois par tour. Poser, activer et installer est gratuit.',
  lay_down_title: 'Commencez un objet',
  lay_down:
    'Les cartes s’étudient dans votre Sanctum. Choisissez un objet de votre main, puis « Poser et étudier ». Il reste face cachée : les autres n’en voient que le dos.',
  study_title: 'Étudiez',
  study:
    'Une étude met 1 Vis sur chacune de trois cartes au plus, ou 2 sur une seule. Choisissez les cartes, puis arrêtez. Vous le ferez presque à chaque tour.',
  rest_title: 'L’autre action',
  rest: 'Piochez une carte utile, ou votez pour ce que vous construisez. Les votes tardifs sont les plus sûrs : personne ne peut y répondre. Choisissez un bouton, puis ce qui brille.',
  vis_title: 'D’où vient le Vis',
  vis: 'Vous avez commencé avec 12 Vis. Quand il en manque, récoltez : cela prend les deux actions, et les autres en reçoivent un peu aussi. À la source disputée, un dé en donne davantage. Extraire en donne un ou deux.',
  finish_title: 'Finissez le tour',
  finish:
    'Les deux actions sont faites. Vous pouvez encore poser, activer et installer. Puis finissez votre tour.',
  activate_title: 'Carte achevée',
  activate:
    'Une carte a tout son Vis. Activez-la : tous la voient, et elle compte. Un objet fort peut aussi attendre jusqu’au décompte, par surprise.',
  install_title: 'Installez un sort',
  install:
    'Un sort actif peut aller sur un objet actif qui accepte sa catégorie : un point de plus, et les votes de cette catégorie. Une nouvelle catégorie vaut mieux qu’un second sort de la même.',
  join_title: 'Lancer le dé aussi ?',
  join: 'Un autre joueur récolte à la source disputée. Payez-lui 2 Vis et lancez pour en recevoir de 2 à 5. En moyenne, vous y gagnez un peu tous les deux.',
  discard_title: 'Cinq cartes au plus',
  discard:
    'Vous gardez cinq cartes en main. Les cartes posées avant ne comptent pas ; les cartes défaussées sont hors jeu jusqu’au prochain Tribunal.',
  others_title: 'Observez vos rivaux',
  others:
    'Voici les Sanctums de vos rivaux ; touchez-en un pour tout voir. Leurs objets actifs vous disent quels votes les aident.',
  call_title: 'Le dernier appel',
  call: 'Le Tribunal va se tenir. Chacun peut encore activer et installer ; puis on compte les votes.',
  held_title: 'Le décompte',
  held: 'Chaque objet actif marque ses points de base et ses sorts, 4, 3 et 2 fois pour les trois prix. Un objet primé ne concourt plus, mais marque encore une fois à chaque décompte.',
  end_title: 'Tout est prêt',
  end: 'Tous les votes sont rentrés ; deux autres Tribunaux suivent. Achevez tôt les objets bon marché, gardez-en un fort pour le dernier décompte, et lancez les sorts des objets déjà primés. Bon jeu !',
});
