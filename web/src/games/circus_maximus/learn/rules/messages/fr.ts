import { translation } from '../../../../../i18n/messages';
import type en from './en';

export default translation<typeof en>()({
  idea_title: 'L’idée',
  idea: 'Vous menez une bande de revendeurs à Rome. Chaque jour va de haut en bas : vous cherchez des faveurs à la **Villa** de César, prenez des billets au **Forum** et les vendez aux visiteurs devant trois lieux : le Circus Maximus, le Colisée et le Théâtre de Pompée. Le soir, vous comptez vos pièces.\n\nAprès trois jours, chaque faveur inutilisée rapporte encore 2 pièces. Puis qui a le plus de pièces l’emporte ; à égalité, la victoire est partagée. Le jeu se joue de trois à cinq, et rien n’est caché.',
  idea_caption:
    'Le début d’une journée : les faveurs en haut, puis les billets, puis les trois lieux.',
  cards_title: 'Marchands, billets, visiteurs',
  cards:
    'Chacun a les mêmes huit **marchands**, de 1 à 8. Les plus grands choisissent d’abord. Un marchand encore en main le soir rapporte des pièces : rien pour 1 et 2, une pour 3 et 4, deux pour 5 et 6, trois pour 7 et 8.\n\nUn **billet** vaut pour un lieu. La Galerie vaut 1 pièce, le Parterre 2, la Loge 3 ; il y en a deux de chaque pour chaque lieu. Il y a trois **visiteurs** de chaque sorte : le Légionnaire paie 2, l’Étudiant 3, le Citoyen 4, le Touriste 5, le Sénateur 6. Il y a deux **faveurs** de chacune des neuf sortes.\n\n**Exemple.** Envoyer votre 8 vous coûte les 3 pièces qu’il aurait rapportées. Envoyer votre 2 ne coûte rien.',
  cards_caption: 'Vos marchands. Les pièces de chacun sont payées s’il reste en main.',
  deal_title: 'Le début d’une journée',
  deal: 'Une fois, au début de la partie, chacun prend ses marchands, et le hasard désigne qui commence. À trois, on retire une faveur et un visiteur de chaque sorte.\n\nChaque jour, la carte du premier joueur et autant de faveurs que de joueurs sont à la Villa. Deux fois autant de billets sont au Forum. Chaque lieu reçoit **un visiteur de moins que de billets** au Forum ; avec un billet, ou aucun, il n’en reçoit pas.\n\n**Exemple.** Trois billets pour le Circus Maximus : deux visiteurs. Deux pour le Colisée : un visiteur. Un pour le Théâtre : personne n’y attend.',
  deal_caption: 'Trois joueurs : trois faveurs, la carte du premier joueur et six billets.',
  placing_title: 'Envoyer les marchands',
  placing:
    'Dans chacune des trois premières phases, on joue à tour de rôle, dans le sens horaire depuis le premier joueur. À votre tour, faites une de ces choses :\n\n- **envoyer un marchand** : à la Villa en phase I, au Forum en phase II, dans un lieu en phase III. Un lieu ne vous est ouvert que si vous avez un billet pour lui ;\n- **jouer une faveur** qui compte comme un tour ;\n- **passer**. Vous ne jouez plus dans cette phase ; en phase III, pour les trois lieux.\n\nCela continue jusqu’à ce que tous aient passé ; la dernière personne peut continuer seule. Les marchands sont en **file** : les plus grands nombres plus à gauche, les égaux derrière ceux qui y sont déjà. Les marchands envoyés y restent pour la journée.\n\n**Exemple.** Votre 5 se met derrière le 6 et devant le 3.',
  placing_caption: 'La file au Forum : 6, 5, 3.',
  villa_title: 'Phase I : la Villa',
  villa:
    'Quand tous ont passé, chaque marchand de la file prend une carte, de gauche à droite : une **faveur**, ou la **carte du premier joueur** à la place. Il faut en prendre une, et s’il n’y a plus de cartes, les autres n’ont rien.\n\nQui prend la carte du premier joueur le devient aussitôt : cette personne commence les phases II et III, et la phase I du lendemain. Si personne ne l’a prise, elle va en plus au propriétaire du marchand le plus à gauche. Si personne n’est venu, rien ne change. Les faveurs restantes sortent du jeu.\n\n**Exemple.** Le 4 prend une faveur, puis votre 2. Personne n’a pris la carte du premier joueur, elle va donc au propriétaire du 4.',
  villa_caption:
    'Le 4 prend d’abord. Trois faveurs et la carte du premier joueur pour deux marchands.',
  forum_title: 'Phase II : le Forum',
  forum:
    'De gauche à droite, chaque marchand prend un **billet** et le pose visible devant son propriétaire. Il ne coûte rien : ses pièces sont payées à la vente. Les billets restants sont hors jeu pour la journée.\n\nRegardez d’abord les lieux. Un billet ne vaut rien là où plus personne n’achète, et chacun demande un autre marchand qui le vende.\n\n**Exemple.** La Loge du Théâtre vaut 3, mais personne n’y attend. La Galerie du Circus Maximus vaut 1, et un Sénateur y paie 6.',
  forum_caption: 'Chaque marchand prend un billet, le 6 d’abord.',
  sales_title: 'Phase III : les ventes',
  sales:
    'Quand tous ont passé, les lieux se suivent de haut en bas. Dans chacun, de gauche à droite, chaque marchand vend **un billet de ce lieu à un visiteur**. Son propriétaire choisit le visiteur et le billet ; toute place convient à tout visiteur. Si une vente est possible, elle doit se faire.\n\nUn marchand dont le propriétaire n’a plus de billet pour ce lieu ne vend rien. Quand les visiteurs sont partis, les autres n’ont rien.\n\n**Exemple.** Au Circus Maximus se tiennent 6, 5 et 2, et deux visiteurs attendent. Le 6 vend au Sénateur, le 5 au Citoyen, le 2 n’a rien.',
  sales_caption: 'Trois marchands, deux visiteurs : le dernier repart sans rien.',
  counting_title: 'Le soir',
  counting:
    'Vos pièces d’une journée sont la somme de\n\n- pour chaque vente, les pièces du billet, ce que paie le visiteur, et le bonus du lieu s’il y en a un ;\n- les pièces des marchands encore en main.\n\nLes billets invendus ne rapportent rien, ni les marchands envoyés, qu’ils aient obtenu quelque chose ou non.\n\n**Exemple.** Galerie 1 et Sénateur 6 font 7. Parterre 2 et un Légionnaire qui paie 6 grâce à une faveur font 8. Les marchands 3, 7 et 8 en main rapportent 1, 3 et 3. En tout 22.',
  counting_caption: 'Le 3, le 7 et le 8 sont encore en main.',
  favours_title: 'Les faveurs',
  favours:
    'Une faveur contourne une règle, une fois ; puis elle sort du jeu. Vous pouvez l’utiliser dès la phase suivante, et la garder pour les jours suivants. Inutilisée, elle rapporte 2 pièces à la fin.\n\n| faveur | phases | effet |\n|---|---|---|\n| Visiteur de plus | I, II, III | comme tour : piochez un visiteur, regardez-le, envoyez-le dans un lieu au choix |\n| Marchand de plus | I, II, III | après un marchand : envoyez-en aussitôt un autre |\n| Le légionnaire paie 6 | III | quand vous vendez à un Légionnaire : 6 pièces au lieu de 2 |\n| Double achat | II | un de vos marchands prend un second billet |\n| Double vente | III | un de vos marchands vend un second billet dans le même lieu |\n| Billet et visiteur | II | comme tour : piochez un billet pour vous, et un visiteur qui va dans son lieu et qui est libre pour tous |\n| 1 devient 8 | I, II, III | votre 1 compte comme un 8 dans cette phase |\n| Rappel d’un marchand | II, III | comme tour : un de vos marchands d’une phase précédente du jour revient et repart aussitôt. Vous gardez ce qu’il a obtenu |\n| Un pas à gauche | I, II, III | comme tour : un de vos marchands dépasse celui à sa gauche, et compte autant que lui pour le reste de la phase |\n\nDouble achat, Double vente et Le légionnaire paie 6 s’utilisent aussi après avoir passé.\n\n**Exemple.** Un Légionnaire paie 2. Avec la faveur et un billet de Parterre, la vente rapporte 6 et 2 : 8 pièces.',
  favours_caption: 'Vos faveurs sont visibles devant vous.',
  days_title: 'Les jours 2 et 3',
  days: 'Après le premier et le deuxième jour, tous les marchands reviennent. Les faveurs sont gardées, la carte du premier joueur retourne à la Villa, et qui l’avait reste premier joueur. On distribue de nouvelles faveurs, de nouveaux billets et visiteurs ; les faveurs viennent de ce qui reste de leur pioche.\n\nLe jour 2, il y a un **événement spécial**, le jour 3, il y en a deux. Pour chacun, un billet de plus arrive au Forum et un visiteur de plus dans son lieu, et chaque visiteur y paie **une pièce de plus**, même s’il arrive plus tard. Deux événements dans un lieu font deux pièces.\n\n**Exemple.** Un événement spécial au Circus Maximus : Galerie 1, Sénateur 6 et 1 pour l’événement font 8.',
  days_caption:
    'Avec un événement spécial ici, chaque visiteur du Circus Maximus paierait une pièce de plus.',
  variants_title: 'Variantes',
  variants:
    '**Pour experts : César.** César est mêlé aux visiteurs. Il n’achète rien, mais quand il arrive dans un lieu, deux autres visiteurs viennent avec lui. Si vous venez d’y envoyer un marchand, vous pouvez poser une faveur comme billet pour ce lieu, qui vaut 2 pièces. Alors César s’en va, pour ce jour. Tant qu’il est là, vous pouvez y envoyer un marchand sans billet, si vous pouvez poser une faveur, et alors vous le devez.\n\nUne table peut aussi convenir de ceci avant la partie :\n\n- les marchands peuvent aller dans un lieu sans billet, où ils n’ont rien ;\n- le lieu d’un Visiteur de plus est nommé avant qu’on le pioche ;\n- une faveur au plus à chaque tour d’envoi.\n\n**Exemple.** César visite le Colisée. Vous envoyez votre 1, posez Un pas à gauche, et vous y avez un billet qui vaut 2.',
  variants_caption: 'Un visiteur au Colisée. César en amènerait deux autres.',
  questions_title: 'Bon à savoir',
  questions:
    '- Marchands égaux : le nouveau se met derrière tous les égaux.\n- On prend une carte par marchand, non par joueur.\n- Vous pouvez envoyer dans un lieu plus de marchands que vous n’avez de billets.\n- Les faveurs se jouent aussi sans marchand en main, et Visiteur de plus dans chaque phase.\n- Un visiteur pioché avec Billet et visiteur peut acheter à n’importe qui.\n- 1 devient 8 et Un pas à gauche ne valent que pour une phase.\n- Un marchand qui dépasse compte autant que celui qu’il a dépassé.\n- Billets, visiteurs et faveurs suffisent toujours, même le jour le plus chargé.\n\n**Exemple.** Votre 6 est arrivé en dernier, mais il est devant le 5 et le 2 : c’est le nombre qui compte, non le moment.',
  questions_caption: 'Votre 6 a été envoyé en dernier et il est en tête de file.',
});
