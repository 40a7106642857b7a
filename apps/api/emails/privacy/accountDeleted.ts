import { layout } from '../layout.ts'

/** Last mail to a deleted account; it has no name, since the name is erased already. */
export function accountDeletedMail() {
  return {
    subject: 'Sua conta da Trilha foi apagada',
    ...layout({
      preheader: 'Seus dados e arquivos não estão mais aqui.',
      heading: 'Conta apagada',
      paragraphs: [
        'Apagamos sua conta, seu currículo, suas respostas e seus arquivos.',
        'Por lei, ficam por um tempo, sem seu nome e contato, o registro das candidaturas, as mensagens das empresas (2 anos) e a prova do que você aceitou (5 anos).',
        'As portas continuam abertas: quando quiser, é só criar uma conta nova.',
      ],
    }),
  }
}
