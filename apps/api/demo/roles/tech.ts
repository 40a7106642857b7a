import type { DemoRole } from './roles.types.ts'

export const techRoles: readonly DemoRole[] = [
  {
    field: 'tech',
    names: 'Analista de suporte técnico júnior | Suporte técnico em TI | Atendimento de help desk',
    profile: 'technical',
    pay: [2600, 3900],
    schooling: 'technical',
    shifts: ['business-hours', '5x2', 'rota'],
    workplaces: ['hybrid', 'on-site', 'remote'],
    tasks:
      'Atender chamados por chat e telefone; Configurar computadores e acessos; Documentar soluções para a próxima pessoa; Acompanhar casos com fornecedores',
    needs: 'Redes e sistemas operacionais no básico; Paciência para explicar',
    nice: 'Linux; Certificação de entrada',
    statements:
      'Sei instalar um sistema operacional e configurar rede. > Acontece todo dia no suporte.; Posso fazer plantão um sábado por mês. > A equipe se reveza.',
  },
  {
    field: 'tech',
    names: 'Desenvolvimento web | Dev front-end | Pessoa desenvolvedora front-end',
    profile: 'specialist',
    pay: [5200, 9800],
    schooling: 'college-ongoing',
    shifts: ['business-hours'],
    contracts: ['clt', 'pj', 'clt'],
    workplaces: ['remote', 'hybrid', 'remote'],
    tasks:
      'Construir telas acessíveis com React e TypeScript; Escrever testes e revisar código; Cuidar de desempenho em celulares simples; Combinar contratos com o back-end',
    needs: 'TypeScript; HTML e CSS bem escritos',
    nice: 'Acessibilidade WCAG; Design system',
    statements:
      'Escrevo TypeScript no dia a dia ou em projetos de estudo. > Todo o código é em TypeScript.; Leio documentação em inglês. > A maior parte está em inglês.',
  },
  {
    field: 'tech',
    names: 'Desenvolvimento back-end | Dev back-end Node | Pessoa desenvolvedora Java',
    profile: 'specialist',
    pay: [6200, 12500],
    schooling: 'college-ongoing',
    shifts: ['business-hours'],
    contracts: ['clt', 'pj'],
    workplaces: ['remote', 'hybrid', 'remote'],
    tasks:
      'Modelar dados e escrever APIs; Cuidar de filas, cache e banco; Participar do plantão com revezamento; Documentar decisões',
    needs: 'Uma linguagem de servidor bem conhecida; SQL',
    nice: 'Mensageria; Observabilidade',
    statements:
      'Escrevo consultas SQL com junções. > Os serviços usam PostgreSQL.; Posso entrar no plantão remunerado a cada seis semanas. > O revezamento é combinado com a equipe.',
  },
  {
    field: 'tech',
    names: 'Análise de dados | Analista de dados | Cientista de dados',
    profile: 'specialist',
    pay: [4800, 9500],
    schooling: 'college',
    shifts: ['business-hours'],
    workplaces: ['remote', 'hybrid'],
    tasks:
      'Preparar bases e painéis; Responder perguntas com método; Explicar resultados sem jargão; Cuidar da privacidade dos dados',
    needs: 'SQL; Estatística básica',
    nice: 'Python; Visualização de dados',
    statements:
      'Uso SQL para agrupar e cruzar tabelas. > É a primeira ferramenta da equipe.; Sei explicar um número para quem não é da área. > Os painéis são lidos por toda a empresa.',
  },
  {
    field: 'tech',
    names: 'Design de produto | UX designer | Designer de interfaces',
    profile: 'specialist',
    pay: [4900, 9200],
    schooling: 'college-ongoing',
    shifts: ['business-hours'],
    contracts: ['clt', 'pj'],
    workplaces: ['remote', 'hybrid'],
    tasks:
      'Pesquisar com pessoas usuárias; Desenhar fluxos e protótipos; Manter o design system; Acompanhar a entrega com desenvolvimento',
    needs: 'Portfólio com raciocínio, não só telas; Noções de acessibilidade',
    nice: 'Pesquisa com pessoas com deficiência; Escrita de interface',
    statements:
      'Tenho portfólio com pelo menos dois estudos de caso. > A conversa parte dele.; Já testei um protótipo com pessoas. > Toda entrega passa por teste.',
  },
  {
    field: 'tech',
    names: 'Qualidade de software | QA | Analista de testes',
    profile: 'specialist',
    pay: [4200, 7500],
    schooling: 'college-ongoing',
    shifts: ['business-hours'],
    workplaces: ['remote', 'hybrid'],
    tasks:
      'Planejar testes com a equipe; Automatizar jornadas críticas; Testar com leitor de tela; Acompanhar erros em produção',
    needs: 'Lógica de programação; Descrição clara de defeitos',
    nice: 'Playwright; Testes de carga',
    statements:
      'Sei escrever um relato de defeito que outra pessoa consegue repetir. > É o começo de todo conserto.; Leio código em pelo menos uma linguagem. > Os testes são automatizados.',
  },
  {
    field: 'tech',
    names: 'Infraestrutura e nuvem | Analista de infraestrutura | DevOps',
    profile: 'specialist',
    pay: [6500, 12000],
    schooling: 'college-ongoing',
    shifts: ['business-hours', 'on-call'],
    workplaces: ['remote', 'hybrid'],
    tasks:
      'Manter servidores e redes; Automatizar entregas; Medir disponibilidade; Conduzir retrospectivas de incidentes sem culpa',
    needs: 'Linux; Redes',
    nice: 'Kubernetes; Infraestrutura como código',
    statements:
      'Uso Linux pela linha de comando. > Todos os servidores são Linux.; Posso entrar no sobreaviso remunerado. > O revezamento é de uma semana a cada cinco.',
  },
  {
    field: 'tech',
    names: 'Estágio em desenvolvimento | Estágio em TI',
    profile: 'first-job',
    pay: [1400, 2200],
    schooling: 'college-ongoing',
    shifts: ['morning', 'afternoon'],
    contracts: ['internship'],
    weeklyHours: 30,
    workplaces: ['hybrid', 'remote'],
    tasks:
      'Corrigir pequenos defeitos com acompanhamento; Escrever testes; Documentar o que aprendeu; Participar das conversas da equipe',
    needs: 'Curso superior na área; Um projeto próprio, mesmo pequeno',
    nice: 'Git; Inglês para leitura',
    statements:
      'Estudo em curso superior com matrícula ativa. > O estágio precisa de vínculo com a instituição de ensino.; Já escrevi um programa por conta própria. > A conversa parte dele.',
  },
  {
    field: 'tech',
    names: 'Instalação de internet e redes | Instalação de fibra óptica',
    profile: 'technical',
    pay: [2100, 3000],
    schooling: 'high-school',
    cnh: 'B',
    shifts: ['6x1', '5x2'],
    workplaces: ['field'],
    hazardous: true,
    tasks:
      'Instalar fibra e roteador em casas; Medir sinal e resolver falhas; Explicar o uso para quem mora ali; Cuidar do veículo e das ferramentas',
    needs: 'Trabalho em altura; Noções de rede',
    nice: 'Fusão de fibra; NR-35',
    statements:
      'Trabalho em escada e poste com equipamento e treinamento. > A instalação começa na rua.; Posso trabalhar aos sábados. > Muita gente só está em casa no sábado.',
  },
]
