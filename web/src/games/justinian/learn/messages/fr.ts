import { translation } from '../../../../i18n/messages';
import type en from './en';

export default translation<typeof en>()({
  aim_title: 'Des amis à la cour',
  aim: 'Douze conseillers se tiennent en rang devant l’empereur. En secret, vous en soutenez quelques-uns. Quand l’empereur regarde, les vôtres vous rapportent des points. Il regarde trois fois au plus ; ensuite le plus de points gagne.',
  windows_title: 'Ce que vaut une place',
  windows:
    'Le grand nombre est ce que vaut ce conseiller dans la phase en cours, les petits dans les autres. Plus il est à droite, plus il montre. C’est un de vos amis : le signe dans son coin le dit.',
  cards_title: 'Vos cartes secrètes',
  cards:
    'Vous avez deux cartes dans chacune des quatre couleurs ; personne ne les voit. Le nombre en tête est ce qu’elles rapporteraient maintenant. Un décompte ne compte qu’une couleur, et pour tous.',
  tokens_title: 'Poussez quelqu’un',
  tokens:
    'Les jetons positifs poussent à droite, les négatifs à gauche. Choisissez un jeton, puis un de vos conseillers : vous voyez où il arriverait. Le grand bouton confirme.',
  hidden_title: 'Face cachée',
  hidden:
    'Les jetons restent cachés jusqu’à ce que tous aient passé. Vous voyez à qui ils sont, jamais leur nombre ; et personne ne lit les vôtres. Un conseiller en reçoit trois, puis il est fermé.',
  phase_card_title: 'La carte de phase',
  phase_card:
    'Ici les jetons ne poussent personne : ils donnent le droit de demander un décompte. Ils comptent sans leur signe, vos négatifs y sont donc très utiles. Posez-en un.',
  minimum_title: 'Atteindre le minimum',
  minimum:
    'En phase I il faut 5. Au décompte, celui qui a le plus sur la carte nomme la couleur ; tous les autres marquent leurs jetons. Rien n’est perdu. Posez-en un autre.',
  pass_title: 'Quand s’arrêter',
  pass: 'Les jetons ne reviennent jamais, et seul un passe en fait piocher deux. Continuez jusqu’à 5 sur la carte, puis passez. Le dernier à passer choisit le côté, répond le premier et ouvre le tour suivant.',
  direction_title: 'Vous avez passé en dernier',
  direction:
    'Les jetons sont visibles. Comparez les deux côtés : les tuiles bougent l’une après l’autre, et l’ordre change leur arrivée. Appuyez sur un côté pour le voir, puis confirmez.',
  moved_title: 'La rangée a bougé',
  moved:
    'Chaque conseiller a avancé de la somme de ses jetons ; qui a été sauté a fait un pas dans l’autre sens. Ces jetons sont sortis du jeu.',
  claim_title: 'Appeler l’empereur ?',
  claim:
    'Avec le minimum sur la carte, vous pouvez demander un décompte. Faites-le quand une de vos couleurs est bien placée : mais celui qui a le plus sur la carte la nomme. Vous pouvez toujours renoncer.',
  colour_title: 'Nommez la couleur',
  colour:
    'Vous avez le plus sur la carte. Prenez la couleur où vos cartes montrent le plus. Elle compte pour tous, puis elle est finie.',
  scored_title: 'Le premier décompte',
  scored:
    'Chacun a marqué ce que montrent ses cartes de cette couleur et, sauf celui qui a choisi, ses jetons sur la carte. La phase suivante regarde par la fenêtre suivante : là, les petits numéros gagnent le plus.',
  exchange_title: 'Un nouvel ami',
  exchange:
    'Une fois entre deux phases, vous pouvez échanger une carte d’une couleur qui compte encore. Donnez celle qui est mal placée ; gardez les petits numéros, ils montent jusqu’à la phase III.',
  end_title: 'Vous en savez assez',
  end: 'Poussez les amis qui comptent dans plusieurs couleurs, abaissez les rivaux devant eux, gardez des jetons pour la dernière phase et appelez quand cela vous arrange. Trois décomptes, et c’est fini. Jouez !',
});
