import { translation } from '../../../../i18n/messages';
import type en from './en';

export default translation<typeof en>()({
  aim_title: 'Demandez vos billets !',
  aim: 'Vous menez une bande de revendeurs à Rome. Chaque jour va de haut en bas : faveurs à la Villa, billets au Forum, puis ventes en trois lieux. Après trois jours, qui a le plus de pièces l’emporte.',
  merchants_title: 'Huit marchands par jour',
  merchants:
    'Les plus grands nombres choisissent d’abord. Les pièces d’un marchand sont à vous s’il est encore en main le soir : envoyer 1 et 2 ne coûte rien, 7 et 8 coûtent trois pièces chacun.',
  villa_title: 'Phase I : la Villa',
  villa:
    'Trois faveurs sont ici, et une faveur contourne une règle pour vous. Envoyez votre 2 : choisissez-le, puis le grand bouton.',
  line_title: 'La file',
  line: 'Les plus grands nombres sont plus à gauche, devant les autres ; à égalité, on se met derrière. Votre 2 est derrière un 4, et la troisième personne a passé. Deux marchands, trois faveurs : vous en aurez une.',
  pass_title: 'Passer à temps',
  pass: 'Un marchand envoyé ne revient pas de la journée, et un seul suffit ici. Passer clôt la phase pour vous. Appuyez, puis confirmez.',
  favour_title: 'Prenez une faveur',
  favour:
    'Depuis la gauche, chaque marchand prend une carte. Le 4 a pris la sienne, c’est à votre 2. Prenez « Le légionnaire paie 6 » : un soldat qui paie 2 vous paiera 6.',
  forum_title: 'Phase II : le Forum',
  forum:
    'Ici les billets sont gratuits ; le nombre est ce que vous touchez à la vente. Un 6 et un 3 font la file. Envoyez votre 5 entre les deux.',
  visitors_title: 'Qui attend',
  visitors:
    'Les visiteurs attendent dans les lieux ; le nombre est ce que chacun paiera. Chaque lieu a un visiteur de moins que de billets : un billet reste invendu. Au Théâtre, avec un seul billet, personne n’attend.',
  second_title: 'Un billet, deux marchands',
  second:
    'Un billet demande un marchand pour le prendre et un autre pour le vendre. Il vous en reste six : prenez un second billet, envoyez votre 4.',
  enough_title: 'Cela suffit',
  enough:
    'Deux billets demandent deux vendeurs, et les marchands en main rapportent. Restez-en à deux : passez.',
  ticket_title: 'Choisissez un billet',
  ticket:
    'Votre 5 choisit. La Loge du Théâtre vaut 3, mais personne n’y achète. Prenez la Galerie du Circus Maximus, où un Sénateur paie 6.',
  soldier_title: 'Un plan pour la faveur',
  soldier:
    'À votre 4 maintenant. Seul un Légionnaire attend au Colisée, et vous avez la faveur qu’il faut. Prenez le Parterre du Colisée.',
  sales_title: 'Phase III : les ventes',
  sales:
    'Dans un lieu, chaque marchand vend un de vos billets à un visiteur. Au Circus Maximus, un 5 et un 2 sont devant deux visiteurs. Envoyez votre 6 : il choisira d’abord.',
  alone_title: 'Personne d’autre',
  alone:
    'Aucun adversaire n’a de billet pour le Colisée, le plus petit marchand suffit donc. Envoyez votre 1.',
  keep_title: 'Gardez les autres',
  keep: 'Vos 3, 7 et 8 rapportent 1, 3 et 3 pièces ce soir s’ils restent. D’autres marchands ne vendraient rien. Passez : cela vaut pour les trois lieux.',
  sell_title: 'Vendez !',
  sell: 'Votre 6 est en tête : vendez au Sénateur. Vous touchez ses 6 pièces et 1 pour la Galerie.',
  break_title: 'Contournez une règle',
  break:
    'Au Colisée, votre 1 vend au Légionnaire. Utilisez la faveur quand on vous le demande : 6 au lieu de 2, et 2 pour le Parterre.',
  count_title: 'Fin de la journée',
  count:
    'Votre journée : 7 et 8 par les ventes, 7 par les marchands en main, 22 en tout. Demain, tous reviennent et l’on distribue de nouvelles cartes. Les jours 2 et 3, des événements spéciaux ajoutent une pièce par visiteur de leur lieu.',
  end_title: 'Tout est prêt',
  end: 'Dépensez les petits marchands sans compter, les grands là où ils font la différence, et ne prenez pas plus de billets que vous n’en vendrez. Une faveur inutilisée rapporte 2 pièces en fin de partie. Bon jeu !',
});
