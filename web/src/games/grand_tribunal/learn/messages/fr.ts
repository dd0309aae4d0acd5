import { translation } from '../../../../i18n/messages';
import type en from './en';

export default translation<typeof en>()({
  aim_title: 'Une maison de mages',
  aim: 'Vous créez des objets magiques, y sertissez des sorts et les portez devant trois Tribunaux. Ce que les votes favorisent gagne des prix, et les prix multiplient les points. Après le troisième, le plus de points gagne.',
  draft_title: 'Trois cartes de plus',
  draft:
    'Vous avez un objet et un sort. Choisissez trois autres cartes, de n’importe quelle pioche. Un objet et deux sorts font un bon début ; une ressource est moins chère maintenant, plus tard elle coûte un tour entier.',
  hand_title: 'Votre main',
  hand: 'Un objet montre son coût en Vis, en or ses points de base, et dessous les signes des sorts qu’il accepte. Un sort coûte 2 Vis et vaut un point de plus sur l’objet qui le porte.',
  votes_title: 'Les votes',
  votes:
    'Un objet compte les votes sur son type et, une fois chacune, ceux sur les catégories de ses sorts. Le plus de votes prend le premier prix : ses points comptent 4 fois, puis 3 et 2 fois.',
  praeco_title: 'Vous ouvrez la manche',
  praeco:
    'Comme Praeco, vous posez trois votes sur trois cases différentes. Soutenez le type de votre meilleur objet et les catégories de vos sorts.',
  turn_title: 'Votre tour',
  turn: 'Vous avez deux actions ; les pièces sur un bouton sont son prix. Chaque sorte une fois par tour. Poser des cartes, activer et installer sont gratuits.',
  lay_down_title: 'Commencez un objet',
  lay_down:
    'Les cartes s’étudient dans votre Sanctum. Choisissez un objet de votre main, puis « Poser et étudier ». Il reste face cachée : les autres n’en voient que le dos.',
  study_title: 'Étudiez',
  study:
    'Une étude met 1 Vis sur chacune de trois cartes au plus, ou 2 sur une seule. Appuyez sur les cartes voulues, puis arrêtez. C’est votre travail principal : faites-le presque à chaque tour.',
  rest_title: 'L’autre action',
  rest: 'Piochez une carte utile, ou votez pour ce que vous construisez. Les votes tardifs sont les plus sûrs : personne ne peut y répondre. Choisissez un bouton, puis ce qui luit.',
  vis_title: 'D’où vient le Vis',
  vis: 'Vous avez commencé avec 12 Vis. Quand il manque, récoltez : cela prend les deux actions, et les autres en ont un peu aussi. À la source disputée, un dé en donne davantage. Extraire en donne un ou deux.',
  finish_title: 'Finissez le tour',
  finish:
    'Les deux actions sont faites. Vous pouvez encore poser des cartes, activer et installer. Puis finissez votre tour.',
  activate_title: 'C’est achevé',
  activate:
    'Une carte a tout son Vis. Activez-la : tous la voient, et elle compte. Un objet fort peut aussi attendre jusqu’au décompte, par surprise.',
  install_title: 'Sertissez un sort',
  install:
    'Un sort actif peut aller sur un objet actif qui accepte sa catégorie : un point de plus, et les votes de cette catégorie. Une nouvelle catégorie vaut mieux qu’un second sort de la même.',
  join_title: 'Lancer aussi ?',
  join: 'Quelqu’un récolte à la source disputée. Pour 2 Vis, qui lui reviennent, vous lancez pour en avoir de 2 à 5. En moyenne vous y gagnez un peu, et lui aussi.',
  discard_title: 'Cinq cartes au plus',
  discard:
    'Vous gardez cinq cartes en main. Ce que vous posez avant ne compte pas ; ce que vous défaussez sort jusqu’au prochain Tribunal.',
  others_title: 'Regardez les autres',
  others:
    'Voici les Sanctums de vos rivaux ; appuyez sur l’un d’eux pour tout voir. Leurs objets actifs vous disent quels votes les aident.',
  call_title: 'Le dernier appel',
  call: 'Le Tribunal va se tenir. Chacun peut encore activer et installer ; puis on compte les votes.',
  held_title: 'Le décompte',
  held: 'Chaque objet actif marque ses points de base et ses sorts, les trois prix 4, 3 et 2 fois. Un vainqueur garde son prix et ne concourt plus, mais marque encore une fois à chaque décompte.',
  end_title: 'Vous en savez assez',
  end: 'Tous les votes sont rentrés ; deux Tribunaux suivent. Achevez tôt les objets bon marché, gardez-en un fort pour le dernier décompte, et lancez les sorts des objets primés. Jouez !',
});
