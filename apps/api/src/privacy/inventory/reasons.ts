/** Shown to the person: why data is not in the copy, or stays after the deletion. */

export const secrets = 'Chaves técnicas, guardadas só como resumo criptográfico.'
export const ofCompanies = 'São de quem trabalha em uma empresa, e não seus.'
export const internal =
  'As notas internas são da empresa, que responde por elas; o resultado e os motivos estão nas mensagens.'
export const webhookLog =
  'Avisos técnicos aos sistemas da empresa: só números e situações da candidatura, apagados em 30 dias.'
export const trail =
  'O registro da candidatura fica sem nada que identifique você, para a defesa em processos (LGPD, art. 7º, VI, e art. 16, I).'
export const decisionMessages =
  'As respostas das empresas ficam por 2 anos, sem seu nome e contato, para a defesa em processos (LGPD, art. 7º, VI; Constituição, art. 7º, XXIX).'
export const proof =
  'A prova do que você aceitou fica por 5 anos, sem seu nome e contato (LGPD, art. 8º, § 2º, e art. 16, I).'
export const access =
  'Os registros de acesso (data, hora e endereço IP) ficam por 6 meses, sob sigilo, porque a lei manda (Marco Civil da Internet, art. 15).'
export const audit =
  'O registro do que a equipe da Trilha fez fica por 5 anos, sem os dados em si (LGPD, art. 16, I, e art. 37).'
