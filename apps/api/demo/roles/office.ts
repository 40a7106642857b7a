import type { DemoRole } from './roles.types.ts'

export const officeRoles: readonly DemoRole[] = [
  {
    field: 'office',
    names: 'Assistente administrativo | Auxiliar administrativo | Assistente de escritório',
    profile: 'administrative',
    pay: [1900, 2600],
    schooling: 'high-school',
    shifts: ['business-hours'],
    workplaces: ['on-site', 'on-site', 'hybrid'],
    tasks:
      'Organizar documentos e contratos; Lançar notas e acompanhar pagamentos; Responder e-mails e telefone; Apoiar compras e agenda',
    needs: 'Planilhas e texto no computador; Organização',
    nice: 'Sistema de gestão; Curso técnico em administração',
    statements:
      'Uso planilhas e e-mail todos os dias com facilidade. > O controle do escritório é feito assim.; Posso trabalhar de segunda a sexta, das 8h às 17h48. > É o horário do escritório.',
  },
  {
    field: 'office',
    names: 'Analista financeiro | Analista de contas a pagar | Analista de tesouraria',
    profile: 'administrative',
    pay: [3300, 4900],
    schooling: 'college',
    shifts: ['business-hours'],
    workplaces: ['hybrid', 'on-site', 'remote'],
    tasks:
      'Programar pagamentos e conferir baixas; Fazer conciliação bancária; Projetar o fluxo de caixa; Preparar o fechamento com a contabilidade',
    needs: 'Planilhas avançadas; Noções de tributos',
    nice: 'Power BI; Sistema integrado de gestão',
    statements:
      'Uso fórmulas de busca e tabelas dinâmicas. > A conciliação é feita em planilha.; Posso ficar até mais tarde em dois dias do fechamento, com compensação. > Acontece no começo do mês.',
  },
  {
    field: 'office',
    names: 'Assistente de departamento pessoal | Analista de departamento pessoal',
    profile: 'administrative',
    pay: [2400, 3600],
    schooling: 'college-ongoing',
    shifts: ['business-hours'],
    workplaces: ['on-site', 'hybrid'],
    tasks:
      'Preparar admissões e desligamentos; Calcular folha, férias e benefícios; Enviar eventos ao eSocial; Tirar dúvidas de quem trabalha na empresa',
    needs: 'Noções de CLT; Sigilo com dados pessoais',
    nice: 'Sistema de folha; eSocial',
    statements:
      'Sei guardar sigilo sobre salários e dados pessoais. > Você terá acesso à folha.; Uso planilhas com fórmulas. > A conferência da folha é feita assim.',
  },
  {
    field: 'office',
    names: 'Analista de recrutamento e seleção | Analista de RH | Gente e gestão',
    profile: 'specialist',
    pay: [3300, 4800],
    schooling: 'college',
    shifts: ['business-hours'],
    workplaces: ['hybrid', 'remote', 'on-site'],
    tasks:
      'Abrir vagas com as lideranças; Conduzir conversas com roteiro igual para todas as pessoas; Responder a cada pessoa, com motivo; Medir tempo e qualidade das contratações',
    needs: 'Entrevista por competências; Escrita clara',
    nice: 'Psicologia ou áreas próximas; Dados de pessoas',
    statements:
      'Respondo a todas as pessoas que se candidatam. > É o nosso compromisso público.; Posso conduzir conversas por vídeo. > Metade das conversas é remota.',
  },
  {
    field: 'office',
    names: 'Recepção e apoio administrativo | Recepcionista',
    profile: 'administrative',
    pay: [1750, 2250],
    schooling: 'high-school',
    shifts: ['business-hours', '6x1'],
    tasks:
      'Receber visitantes e entregas; Atender telefone e mensagens; Reservar salas; Cuidar de correspondências',
    needs: 'Boa comunicação; Organização',
    nice: 'Inglês básico; Planilhas',
    statements:
      'Consigo falar com público durante o turno. > A recepção recebe cerca de 60 pessoas por dia.; Posso começar às 7h30. > A recepção abre antes do escritório.',
  },
  {
    field: 'office',
    names: 'Jovem aprendiz administrativo | Aprendiz de escritório',
    profile: 'first-job',
    pay: [880, 1100],
    schooling: 'high-school-ongoing',
    shifts: ['morning', 'afternoon'],
    contracts: ['apprentice'],
    weeklyHours: 30,
    tasks:
      'Aprender rotinas de escritório em rodízio; Digitalizar e organizar documentos; Fazer o curso na instituição parceira; Apoiar a recepção em horários combinados',
    needs: 'Estudar ou ter concluído o ensino médio; Vontade de aprender',
    nice: 'Curso de informática; Gosto por organização',
    statements:
      'Estou estudando ou já concluí o ensino médio. > O programa de aprendizagem pede matrícula na escola.; Posso cumprir 6 horas por dia, com um dia de curso. > É o formato do programa.',
  },
  {
    field: 'office',
    names: 'Estágio em administração | Estágio em contabilidade | Estágio em marketing',
    profile: 'first-job',
    pay: [1000, 1500],
    schooling: 'college-ongoing',
    shifts: ['morning', 'afternoon'],
    contracts: ['internship'],
    weeklyHours: 30,
    workplaces: ['on-site', 'hybrid'],
    tasks:
      'Apoiar controles e relatórios; Preparar apresentações; Acompanhar reuniões com pessoas experientes; Propor um projeto próprio até o fim do semestre',
    needs: 'Matrícula ativa em curso superior; Planilhas no básico',
    nice: 'Inglês para leitura; Ferramentas de apresentação',
    statements:
      'Estudo em curso superior com matrícula ativa. > O estágio precisa de vínculo com a instituição de ensino.; Posso cumprir 6 horas por dia. > É o limite que a lei do estágio permite.',
  },
  {
    field: 'office',
    names: 'Trainee de gestão | Programa de trainee',
    profile: 'specialist',
    pay: [4800, 6800],
    schooling: 'college',
    shifts: ['business-hours'],
    contracts: ['trainee'],
    workplaces: ['hybrid'],
    language: ['en', 'B1'],
    tasks:
      'Passar por quatro áreas em doze meses; Conduzir um projeto com patrocínio da diretoria; Aprender com mentoria quinzenal; Apresentar resultados ao fim de cada ciclo',
    needs: 'Formação superior em qualquer área; Raciocínio com números',
    nice: 'Programação básica; Trabalho voluntário',
    statements:
      'Posso mudar de cidade durante o programa, com apoio. > Um dos ciclos acontece em outra unidade.; Concluí ou concluo o curso superior até dezembro. > O programa começa em fevereiro.',
  },
  {
    field: 'office',
    names: 'Coordenação comercial | Gerente comercial | Supervisão de vendas',
    profile: 'leadership',
    pay: [5200, 8600],
    schooling: 'college',
    cnh: 'B',
    shifts: ['business-hours'],
    workplaces: ['hybrid', 'field', 'on-site'],
    commission: 'salary-and-commission',
    tasks:
      'Conduzir a equipe de vendas; Definir metas com base em dados; Visitar clientes importantes; Cuidar de preços e margens com o financeiro',
    needs: 'Prática em liderança comercial; Negociação',
    nice: 'CRM; Pós-graduação',
    statements:
      'Já conduzi uma equipe comercial. > Você assume sete pessoas.; Posso viajar até quatro dias por mês. > As visitas são combinadas com antecedência.',
  },
  {
    field: 'office',
    names: 'Social media | Analista de marketing | Redação e conteúdo',
    profile: 'specialist',
    pay: [2800, 4600],
    schooling: 'college-ongoing',
    shifts: ['business-hours'],
    contracts: ['clt', 'pj', 'freelance'],
    workplaces: ['remote', 'hybrid'],
    tasks:
      'Planejar publicações do mês; Escrever e revisar textos; Responder comentários com o tom da marca; Medir resultados e ajustar',
    needs: 'Escrita correta; Portfólio com três trabalhos',
    nice: 'Edição de vídeo curto; Acessibilidade em publicações',
    statements:
      'Tenho portfólio para mostrar, mesmo de estudo. > A conversa parte dele.; Escrevo descrição de imagem em toda publicação. > Nossas redes são acessíveis.',
  },
  {
    field: 'office',
    names: 'Auxiliar fiscal e contábil | Analista contábil | Assistente contábil',
    profile: 'administrative',
    pay: [2300, 3900],
    schooling: 'college-ongoing',
    shifts: ['business-hours'],
    workplaces: ['on-site', 'hybrid', 'remote'],
    tasks:
      'Escriturar notas e apurar impostos; Conciliar contas; Entregar obrigações no prazo; Atender dúvidas de clientes',
    needs: 'Noções de contabilidade; Planilhas',
    nice: 'Simples Nacional; Registro no conselho',
    statements:
      'Estudo ou me formei em ciências contábeis. > A função prepara para assinar balanços.; Cumpro prazos com antecedência. > Obrigações têm data fixa.',
  },
]
