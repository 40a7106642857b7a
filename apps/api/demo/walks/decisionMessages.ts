import type { Random } from '../random.ts'

/** Decision messages by docs/product/design.md#writing: direct, kind, with an actionable reason. */

type NotApproved = { message: string; wentWell: string; missing: string }

const notApproved: readonly ((name: string, role: string) => NotApproved)[] = [
  (name, role) => ({
    message: `${name}, agradecemos a conversa desta semana. Para ${role}, escolhemos pessoas que já usaram o sistema de trocas da loja, porque a equipe abre em dez dias e não haverá tempo de treino. Esta trilha termina aqui.`,
    wentWell:
      'Seu exemplo da entrega errada: você ouviu, resolveu e avisou a equipe. Foi a resposta mais completa do grupo.',
    missing:
      'Prática com sistema de troca e estorno. Um curso rápido e gratuito de rotinas de caixa, de 6 horas, já ajuda.',
  }),
  (name) => ({
    message: `${name}, agradecemos o tempo que você nos deu. O horário que você pode cumprir não cobre o fechamento da loja, e nesta vaga não conseguimos mudar a escala. Por isso paramos aqui.`,
    wentWell:
      'Você chegou na hora, fez perguntas sobre a equipe e explicou bem como organiza o dia.',
    missing:
      'Disponibilidade até as 21h20. Abrimos vagas da manhã a cada dois meses, e elas combinam mais com o seu horário.',
  }),
  (name, role) => ({
    message: `${name}, a resposta para ${role} é não desta vez. Duas pessoas já tinham feito o mesmo trabalho em outra loja e conseguem começar na segunda-feira.`,
    wentWell:
      'O cuidado com que você falou das pessoas mais velhas que atendeu. A liderança comentou isso depois.',
    missing:
      'Escrever mensagens curtas sem erro de digitação. Treinar com o corretor do celular ligado já faz diferença.',
  }),
  (name) => ({
    message: `${name}, lemos e conversamos sobre a sua prática com a equipe inteira. O ritmo da reposição ficou abaixo do que o turno precisa, e não queremos que o trabalho vire um peso. Esta trilha termina aqui.`,
    wentWell: 'Você conferiu a validade de cada caixa sem ninguém pedir. Esse cuidado evita perda.',
    missing: 'Usar o carrinho em vez de levar caixa por caixa. Com ele, o tempo cai pela metade.',
  }),
  (name, role) => ({
    message: `${name}, agradecemos por fazer todas as etapas de ${role}. Na conversa, ficou claro que você procura um trabalho sem fim de semana, e esta escala pede um a cada dois.`,
    wentWell: 'Sua clareza ao dizer o que precisa. Isso poupou o seu tempo e o nosso.',
    missing:
      'Disponibilidade em fins de semana alternados. Filtre por horário comercial: há vagas parecidas abertas agora.',
  }),
  (name) => ({
    message: `${name}, escolhemos outra pessoa, que já respondia clientes por mensagem em espanhol. A sua resposta ao caso do boleto foi correta, mas levou mais passos do que o roteiro permite.`,
    wentWell: 'O tom: firme e gentil ao mesmo tempo, mesmo com a mensagem difícil.',
    missing:
      'Dizer a solução na primeira linha e explicar depois. Reler a mensagem em voz alta ajuda a cortar.',
  }),
]

const offers: readonly ((name: string, role: string) => string)[] = [
  (name) =>
    `${name}, a vaga é sua. Foi unânime: a equipe lembrou da sua história com a entrega errada e disse que é essa pessoa que queremos no balcão. Você começa na segunda-feira, às 13h, e nas primeiras duas semanas alguém da equipe fica ao seu lado.`,
  (name, role) =>
    `${name}, queremos você em ${role}. O salário é o da vaga, o exame admissional é por nossa conta e os documentos podem ser fotos tiradas no celular. Aceite quando puder e a gente combina o primeiro dia.`,
  (name) =>
    `${name}, a resposta é sim. No atendimento de treino você resolveu as três mensagens na primeira linha e ainda avisou sobre um erro nosso. O equipamento chega à sua casa em até cinco dias depois do aceite.`,
]

const approvals: readonly ((name: string) => string)[] = [
  (name) => `${name}, gostamos da conversa. A próxima etapa já está aberta na sua trilha.`,
  (name) => `Agradecemos a conversa, ${name}. Seu jeito de ouvir combina com a equipe.`,
  (name) => `${name}, a liderança pediu para seguir. Logo você recebe os horários.`,
]

const withdrawalReasons = [
  'Recebi outra proposta e já comecei.',
  'O horário não combina com o meu curso.',
  'Vou me mudar de cidade.',
]

export const notApprovedMessage = (name: string, role: string, random: Random): NotApproved =>
  random.pick(notApproved)(name, role)
export const offerMessage = (name: string, role: string, random: Random): string =>
  random.pick(offers)(name, role)
export const approvalNote = (name: string, random: Random): string => random.pick(approvals)(name)
export const withdrawalReason = (random: Random): string => random.pick(withdrawalReasons)

/** Every text of this file, for the test of forbidden words. */
export function allMessages(): string[] {
  return [
    ...notApproved.flatMap((write) => Object.values(write('Nome', 'função'))),
    ...offers.map((write) => write('Nome', 'função')),
    ...approvals.map((write) => write('Nome')),
    ...withdrawalReasons,
  ]
}
