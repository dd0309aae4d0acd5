import { translation } from '../../../../i18n/messages';
import type en from './en';

export default translation<typeof en>()({
  aim_title: 'Demandez vos billets !',
  aim: 'Vous menez une bande de revendeurs à Rome. Chaque jour descend ce mur : faveurs à la Villa, billets au Forum, puis ventes en trois lieux. Après trois jours, le plus de pièces gagne.',
  merchants_title: 'Huit marchands par jour',
  merchants:
    'Les grands nombres sont servis d’abord. Les pièces en bas vous sont payées si le marchand est encore en main le soir : 1 et 2 ne coûtent rien, 7 et 8 doivent rapporter plus de 3.',
  villa_title: 'Phase I : la Villa',
  villa:
    'Envoyez quelqu’un de bon marché chercher une faveur : appuyez sur votre 2, puis sur le grand bouton. Les faveurs plient les règles, et même inutilisée, l’une rapporte 2 pièces en fin de partie.',
  line_title: 'La file',
  line: 'Les plus grands nombres se glissent devant, près du lieu ; les égaux restent derrière. Quand tous ont passé, on sert de gauche à droite, une carte chacun. Trop loin, on repart les mains vides.',
  pass_title: 'Passer à temps',
  pass: 'Un marchand envoyé est parti pour la journée. Un seul à la Villa suffit : gardez-en trois pour les billets et trois pour les ventes. Passer clôt la phase pour vous. Appuyez, puis confirmez.',
  favour_title: 'Prenez une faveur',
  favour:
    'Appuyez sur une carte pour la choisir ; image et nom disent ce qu’elle fait, les chiffres romains quand. La carte du premier joueur vous fait plutôt commencer chaque phase.',
  forum_title: 'Phase II : le Forum',
  forum:
    'Voici les billets, aux couleurs de leurs lieux. Ils sont gratuits : le nombre est ce que vous touchez à la vente. Envoyez un marchand moyen, votre 4 ou votre 5.',
  visitors_title: 'Qui attend',
  visitors:
    'Plus bas, les visiteurs attendent ; le nombre est ce que chacun paiera. Dans chaque lieu il y a un visiteur de moins que de billets : quelqu’un gardera le sien.',
  enough_title: 'Un billet, deux marchands',
  enough:
    'Un billet demande un marchand pour le prendre et un autre pour le vendre. Prenez-en un second si vous voulez, gardez au moins autant de marchands que de billets, puis passez.',
  ticket_title: 'Choisissez un billet',
  ticket:
    'Regardez d’abord les lieux : prenez un billet là où les visiteurs paient bien. Le plus grand nombre ne sert à rien là où plus personne n’achète.',
  sales_title: 'Phase III : les ventes',
  sales:
    'Dans un lieu, chacun de vos marchands vend un de vos billets de ce lieu à un visiteur. Choisissez un marchand et un lieu : la table montre qui il aurait et pour combien, en l’état.',
  favours_title: 'Vos faveurs',
  favours:
    'Une faveur qui luit peut être jouée maintenant, parfois à la place d’un marchand, parfois quand on vous le demande. Les meilleures épargnent un marchand ; les autres attendent demain.',
  spare_title: 'Les autres restent chez eux',
  spare:
    'Envoyez un marchand par billet, assez grand pour être servi à temps. Davantage ne rapporte rien, et ceux en main paient. Puis passez : cela vaut pour les trois lieux.',
  sell_title: 'Vendez !',
  sell: 'À votre marchand : choisissez le visiteur qui paie le plus. Vous touchez ses pièces et celles du billet.',
  count_title: 'La nuit tombe',
  count:
    'Un jour rapporte vos ventes et les marchands gardés. Demain tous reviennent et l’on distribue de nouveau. Les événements spéciaux des jours 2 et 3 ajoutent une pièce à chaque visiteur de leur lieu.',
  end_title: 'Vous en savez assez',
  end: 'Dépensez les petits marchands sans compter, les grands là où ils battent quelqu’un, et n’achetez pas plus que vous ne vendrez. Le dernier jour, jouez vos faveurs si elles rapportent plus de 2. Jouez !',
});
