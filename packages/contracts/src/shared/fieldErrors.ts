/**
 * Messages for invalid fields, by id (schemas use the id as their error message).
 * The specification (section 5) fixes the e-mail and password messages of the login.
 */
export const fieldErrorTexts = {
  required: 'Preencha este campo.',
  invalid: 'Confira este campo.',
  unknown: 'Este campo não existe.',
  'too-short': 'O texto está curto demais.',
  'too-long': 'O texto está longo demais.',
  'not-listed': 'Escolha uma das opções.',
  'email-required': 'O email é obrigatório',
  'email-invalid': 'O email deve ser um endereço de email válido',
  'email-personal':
    'Este parece ser um e-mail pessoal. Use o e-mail que você tem na empresa; se ela não tem um, fale com a gente pela página de contato.',
  'password-required': 'A senha é obrigatória',
  'password-short': 'Use pelo menos 8 caracteres.',
  'password-weak': 'Escolha uma senha mais difícil de adivinhar.',
  'name-required': 'Escreva seu nome.',
  'name-address': 'Escreva só o nome, sem endereço de site ou de e-mail.',
  'birth-date-required': 'Escreva sua data de nascimento.',
  'birth-date-invalid':
    'Confira a data de nascimento: dia, mês e ano de um dia que existe, como 12/03/1994.',
  'too-young': 'A Trilha é para quem tem 14 anos ou mais.',
  'terms-required': 'Para criar a conta, aceite os termos de uso.',
  'cpf-invalid': 'Confira os números do CPF.',
  'cnpj-invalid': 'Confira o CNPJ.',
  'phone-invalid': 'Confira o telefone, com DDD.',
  'cep-invalid': 'O CEP tem 8 números.',
  'number-invalid': 'Escreva só o número da casa, ou deixe vazio.',
  'month-invalid': 'Confira o mês e o ano.',
  'ends-before-start': 'O término está antes do começo. Confira o ano.',
  'period-long': 'Escolha um período de até dois anos.',
  'in-the-future': 'Esta data ainda não chegou. Confira o ano.',
  'address-invalid': 'Confira o endereço. Ele começa com https://',
  'consent-required': 'Para guardar estas respostas, leia e aceite o texto.',
  'message-short': 'Escreva um pouco mais: um motivo que ajude a pessoa.',
  'message-field-unknown': 'Entre chaves só valem {nome}, {vaga}, {etapa} e {empresa}.',
  'contact-short': 'Conte um pouco mais, para a gente conseguir ajudar.',
  'review-short': 'Conte um pouco mais: assim quem for rever entende o seu caso.',
  'experience-too-long':
    'A lei não permite pedir mais de 6 meses de experiência (CLT, art. 442-A). Escreva como desejável.',
  'forbidden-question':
    'A lei não permite perguntar isto em uma seleção (Lei 9.029/95; CLT, art. 373-A).',
  'people-applied': 'Pessoas já se candidataram a isto. Para mudar, crie uma cópia da vaga.',
  'people-reached': 'Pessoas já chegaram a esta etapa. As perguntas ficam iguais para todas.',
  'contacts-in-text':
    'Convites vão sem links, telefones e e-mails. A conversa começa aqui e continua na trilha.',
  'invitation-short': 'Escreva um pouco mais: por que esta vaga combina com a pessoa.',
  'not-for-vacancy': 'Este filtro vale com uma vaga para pessoas com deficiência.',
  'reason-required': 'Conte o motivo.',
} as const

export type FieldErrorId = keyof typeof fieldErrorTexts
