import type { Finding } from '../vacancies/linter/linter.ts'

/**
 * Every error of the API: stable id, HTTP status and message for people.
 * Clients must use the id and not the text, which can change. Translations are keyed by the id.
 */
export const errorCatalogue = {
  'invalid-request': [400, 'Confira os campos destacados.'],
  'sign-in-needed': [401, 'Entre na sua conta para continuar.'],
  'session-ended': [401, 'Sua sessão terminou. Entre de novo para continuar de onde parou.'],
  'invalid-credentials': [401, 'Email e/ou senha estão erradas'],
  forbidden: [403, 'Você não tem acesso a isto.'],
  'not-found': [404, 'Não encontramos o que você procura.'],
  'route-not-found': [404, 'Este endereço não existe.'],
  conflict: [409, 'Isto mudou enquanto você via a página. Atualize e tente de novo.'],
  'too-many-requests': [429, 'Muitas tentativas seguidas. Espere um pouco e tente de novo.'],
  'sign-in-by-mail': [
    429,
    'Houve muitas tentativas nesta conta, então ela não aceita senhas agora. O caminho para entrar está no seu e-mail.',
  ],
  'too-large': [413, 'O envio é grande demais.'],
  'unsupported-type': [415, 'Este formato não é aceito.'],
  unexpected: [500, 'Aconteceu um erro inesperado. Nada do que você enviou antes se perdeu.'],
  'disk-full': [
    507,
    'Estamos sem espaço para guardar isto agora. O que você escreveu continua aqui: tente de novo em alguns minutos.',
  ],
  unavailable: [503, 'A Trilha está voltando. Tente de novo em instantes.'],

  'email-taken': [409, 'Já existe uma conta com este e-mail. Entre nela ou crie uma senha nova.'],
  'cpf-taken': [409, 'Já existe uma conta com este CPF. Entre nela ou fale com a gente.'],
  'cnpj-taken': [
    409,
    'Esta empresa já tem conta na Trilha. Peça um convite a quem cuida dela, ou fale com a gente.',
  ],
  'company-email-needed': [
    400,
    'Use um e-mail do domínio da empresa. Se ela não tem um, fale com a gente.',
  ],
  'company-changed': [
    409,
    'Outra pessoa da equipe mudou estes dados agora há pouco. Veja como ficaram.',
  ],
  'company-verified': [
    409,
    'Depois da verificação, nome, razão social e CNPJ só mudam com a nossa equipe. Fale com a gente.',
  ],
  'domain-record-missing': [
    409,
    'Ainda não encontramos o registro TXT. Depois de criado, ele pode levar algumas horas para aparecer.',
  ],
  'domain-unreachable': [503, 'O DNS do domínio não respondeu. Tente de novo em alguns minutos.'],
  'already-member': [409, 'Esta pessoa já faz parte da equipe.'],
  'team-full': [409, 'A equipe já tem 200 pessoas. Fale com a gente para ter mais.'],
  'last-owner': [
    409,
    'A conta precisa de pelo menos uma pessoa responsável. Passe esse papel a alguém antes.',
  ],
  'social-unavailable': [409, 'A entrada pelo LinkedIn não está disponível aqui.'],
  'social-refused': [400, 'Não deu para confirmar sua entrada pelo LinkedIn. Tente de novo.'],
  'proof-invalid': [400, 'Sua entrada pelo LinkedIn venceu. Comece de novo, é rápido.'],
  'fresh-proof-needed': [403, 'Para continuar, confirme que é você com a sua senha.'],
  'second-step-required': [403, 'Ligue a segunda etapa da sua conta para continuar.'],
  'second-step-needed': [401, 'Falta a segunda etapa para entrar.'],
  'second-step-expired': [400, 'Passou tempo demais desde a senha. Entre de novo, é rápido.'],
  'second-step-wrong': [400, 'Este código já mudou. Digite o que aparece agora no aplicativo.'],
  'recovery-code-wrong': [400, 'Este código de recuperação não confere ou já foi usado.'],
  'authenticator-key-expired': [
    400,
    'Passou tempo demais e esta chave não vale mais. Comece de novo, é rápido.',
  ],
  'passkeys-unavailable': [409, 'Chaves de acesso não funcionam neste endereço.'],
  'passkeys-full': [
    409,
    'Sua conta já tem 10 chaves de acesso. Remova uma para acrescentar outra.',
  ],
  'passkey-expired': [400, 'Passou tempo demais. Tente de novo, é rápido.'],
  'passkey-wrong': [400, 'Não deu para confirmar esta chave de acesso. Tente de novo.'],
  'passkey-unknown': [401, 'Esta chave de acesso não abre nenhuma conta aqui. Entre com a senha.'],
  'key-invalid': [400, 'Este link já foi usado ou venceu. Peça um novo.'],
  'password-wrong': [400, 'A senha atual não confere.'],
  'password-needed': [409, 'Crie uma senha antes: sem ela, você ficaria sem entrada na conta.'],
  'password-weak': [400, 'Escolha uma senha mais difícil de adivinhar.'],
  'photo-invalid': [400, 'Envie uma foto em JPG, PNG ou WebP de até 8 MB.'],
  'origin-not-allowed': [400, 'Este endereço de retorno não é da Trilha.'],

  'vacancy-not-open': [409, 'Esta vaga não recebe candidaturas agora.'],
  'already-applied': [409, 'Você já está nesta trilha.'],
  'too-young': [409, 'Por lei, esta vaga pede uma idade mínima que você ainda não tem.'],
  'transition-not-allowed': [409, 'Isto não pode ser feito na situação atual da candidatura.'],
  'application-changed': [
    409,
    'Outra pessoa mexeu nesta candidatura agora há pouco. Veja como ficou.',
  ],
  'nothing-to-undo': [
    409,
    'Não dá mais para desfazer: a pessoa já foi avisada, ou alguém mexeu depois.',
  ],
  'views-full': [409, 'Você já salvou 20 filtros. Apague um para guardar outro.'],
  'scorecard-sent': [409, 'Você já enviou esta avaliação.'],
  withheld: [410, 'O que esta pessoa enviou não aparece mais.'],
  'reveal-first': [
    409,
    'Rosto, voz e arquivos dizem quem é a pessoa. Para abrir, escolha antes “Ver quem é”.',
  ],
  'notes-full': [409, 'Esta gravação já tem 50 notas suas. Apague uma para escrever outra.'],
  'stage-not-open': [409, 'Esta etapa não está aberta.'],
  'deadline-passed': [409, 'O prazo desta etapa terminou.'],
  'answers-incomplete': [400, 'Faltam respostas.'],
  'line-to-check': [
    409,
    'Uma linha pede uma resposta certa. Leia de novo e responda só essa: o resto fica como está.',
  ],
  'time-over': [409, 'O tempo terminou. O que estava salvo vale.'],
  'start-needed': [409, 'Comece o teste antes de responder.'],
  'item-not-open': [409, 'Abra a pergunta antes de responder.'],
  'other-device': [409, 'Este teste está aberto em outro aparelho ou em outra aba.'],
  'file-invalid': [400, 'Envie um arquivo em PDF, DOCX, JPG ou PNG de até 8 MB.'],
  'extension-pending': [409, 'Seu pedido de prazo já está com a empresa.'],
  'no-extension-asked': [409, 'Não há pedido de prazo esperando resposta.'],
  'already-rated': [409, 'Duas pessoas já avaliaram esta resposta.'],
  'nothing-to-review': [409, 'Não há decisão automática para rever aqui.'],
  'too-early': [409, 'Você pode refazer este questionário seis meses depois do último resultado.'],
  'self-assessment-closed': [
    409,
    'Este questionário já foi enviado ou recomeçado em outro aparelho. Veja como está.',
  ],
  'no-result': [409, 'Ainda não há um resultado. Responda o questionário primeiro.'],
  'question-not-open': [409, 'Abra esta pergunta antes de responder.'],
  'answer-kind-not-allowed': [409, 'Esta pergunta não aceita este jeito de responder.'],
  'takes-used': [409, 'Você já usou todas as gravações desta pergunta.'],
  'upload-incomplete': [409, 'O envio ainda não terminou. Ele continua de onde parou.'],
  'upload-differs': [409, 'O vídeo chegou diferente do gravado. Vamos enviar de novo.'],
  'nothing-to-retry': [409, 'Não há nada para tentar de novo aqui.'],
  'already-invited': [409, 'Esta pessoa já recebeu um convite para esta vaga.'],
  'person-applied': [409, 'Esta pessoa já está na trilha desta vaga.'],
  'invitation-answered': [409, 'Este convite já foi respondido.'],
  'invitation-limit': [
    429,
    'Sua empresa já enviou 50 convites nas últimas 24 horas. Amanhã você pode convidar mais pessoas.',
  ],
  'no-invitations-now': [409, 'Esta pessoa não recebe convites da sua empresa agora.'],
  'company-not-verified': [
    403,
    'A busca de talentos e os convites se abrem quando a equipe da Trilha verificar sua empresa.',
  ],
  'pcd-not-offered': [409, 'Esta vaga não pergunta se você é uma pessoa com deficiência.'],
  'talent-age': [409, 'A busca de talentos é para quem tem 18 anos ou mais.'],
  'search-saved-already': [409, 'Você já salvou esta busca.'],
  'list-full': [409, 'Sua lista já está cheia. Tire algo dela para guardar mais.'],
  'saved-searches-full': [409, 'Você já tem 20 buscas salvas. Apague uma para salvar outra.'],
  'entries-full': [409, 'Seu currículo já tem 60 itens desta parte. Apague um para incluir outro.'],
  'cep-unknown': [404, 'Não encontramos este CEP. Confira os números ou escreva o endereço.'],
  'cep-unavailable': [503, 'A busca de CEP não respondeu. Pode escrever o endereço mesmo assim.'],
  'cv-invalid': [400, 'Envie o currículo em PDF ou DOCX, ou o ZIP do LinkedIn, de até 8 MB.'],
  'cv-too-long': [
    400,
    'Este arquivo é longo demais para um currículo. Envie um de até 30 páginas.',
  ],
  'cv-no-text': [
    400,
    'Este arquivo parece uma foto do currículo. Envie um com texto que dê para copiar.',
  ],
  'cv-being-read': [
    409,
    'Ainda estamos lendo o currículo que você enviou antes. Tente de novo em alguns segundos.',
  ],
  'vacancy-changed': [
    409,
    'Outra pessoa salvou esta vaga enquanto você escrevia. Veja como ficou.',
  ],
  'answers-pending': [409, 'Ainda há pessoas sem a resposta final. Responda a elas primeiro.'],
  'advert-unlawful': [
    400,
    'O anúncio tem trechos que a lei não permite. Veja o que escrever no lugar.',
  ],
  'api-key-invalid': [401, 'Esta chave não existe, venceu ou foi encerrada.'],
  'scope-missing': [403, 'Esta chave não tem permissão para isto.'],
  'api-keys-full': [409, 'Sua empresa já tem 20 chaves. Encerre uma para criar outra.'],
  'webhooks-full': [409, 'Sua empresa já tem 10 webhooks. Exclua um para criar outro.'],
  'webhook-address': [400, 'Use um endereço https público, sem usuário e senha.'],
  'request-open': [
    409,
    'Você já tem um pedido deste tipo em aberto. A resposta chega até o prazo.',
  ],
  'delivery-pending': [409, 'Este envio ainda está a caminho.'],
  'key-reused': [
    409,
    'Este envio já foi feito com outros dados. Atualize a página e tente de novo.',
  ],
} as const satisfies Record<string, readonly [number, string]>

export type ErrorId = keyof typeof errorCatalogue

/** One invalid field of a request; `known` lists the allowed values of an enumeration. */
export type FieldError = { field: string; id: string; message: string; known?: readonly string[] }

/** Body of every error response. */
export type ErrorBody = {
  message: string
  id: ErrorId
  status: number
  errors?: FieldError[]
  /** Identifies this error in the log; only for unexpected errors. */
  occurrence?: string
  /** When a self-assessment can be repeated; only with `too-early`. */
  redoFrom?: string
  /** The save by somebody else that caused the conflict; only with `vacancy-changed`. */
  changed?: { version: number; by: string | null; at: string | null }
  /**
   * People who wait for a final answer, longest wait first, at most 50; only with
   * `answers-pending`.
   */
  pending?: { count: number; people: { applicationId: string; name: string }[] }
  /** Unlawful passages (`vacancies.linter`); only with `advert-unlawful`. */
  findings?: Finding[]
}
