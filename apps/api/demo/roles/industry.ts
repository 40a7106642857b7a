import type { DemoRole } from './roles.types.ts'

export const industryRoles: readonly DemoRole[] = [
  {
    field: 'industry',
    names: 'Auxiliar de produção | Operação de produção | Ajudante de produção',
    profile: 'operational',
    pay: [1750, 2300],
    schooling: 'elementary',
    shifts: ['6x1', '5x2', 'night', 'rota'],
    contracts: ['clt', 'temporary', 'clt'],
    tasks:
      'Abastecer a linha e acompanhar a máquina; Conferir peças por amostra; Embalar e identificar lotes; Registrar paradas e motivos',
    needs: 'Atenção a normas de segurança; Trabalho em equipe',
    nice: 'Curso de operador de máquinas; 5S',
    statements:
      'Posso trabalhar em turno de revezamento. > A linha funciona em três turnos.; Uso equipamento de proteção durante todo o turno. > É condição para entrar na área.',
  },
  {
    field: 'industry',
    names: 'Costura industrial | Costura de confecção | Profissional de costura',
    profile: 'technical',
    pay: [1750, 2500],
    schooling: 'elementary-incomplete',
    shifts: ['5x2', 'business-hours'],
    tasks:
      'Costurar em máquina reta e overloque; Seguir ficha técnica e tempo de operação; Revisar a própria peça; Cuidar da máquina',
    needs: 'Prática em máquina industrial; Leitura de ficha técnica',
    nice: 'Máquina galoneira; Modelagem',
    statements:
      'Sei costurar em máquina industrial. > A linha usa reta, overloque e galoneira.; Posso trabalhar de segunda a sexta, das 7h às 16h48. > É o horário da fábrica.',
  },
  {
    field: 'industry',
    names: 'Soldagem MIG e TIG | Soldagem industrial',
    profile: 'technical',
    pay: [2600, 3800],
    schooling: 'elementary',
    shifts: ['5x2', '6x1'],
    hazardous: true,
    tasks:
      'Soldar estruturas conforme desenho; Preparar juntas e regular a máquina; Inspecionar o cordão; Registrar consumo',
    needs: 'Leitura de desenho técnico; Curso de soldagem',
    nice: 'Qualificação 3G ou 6G; Caldeiraria',
    statements:
      'Tenho curso de soldagem concluído. > O trabalho começa com um teste prático acompanhado.; Uso proteção respiratória e visual em toda solda. > É regra da área.',
  },
  {
    field: 'industry',
    names: 'Manutenção eletromecânica | Eletromecânica industrial',
    profile: 'technical',
    pay: [3200, 4700],
    schooling: 'technical',
    shifts: ['5x2', 'rota', 'on-call'],
    hazardous: true,
    tasks:
      'Fazer manutenção preventiva por roteiro; Diagnosticar paradas; Trocar rolamentos, sensores e inversores; Atualizar o histórico de cada máquina',
    needs: 'Curso técnico na área; Leitura de diagrama elétrico',
    nice: 'CLP; NR-12',
    statements:
      'Tenho NR-10 válida ou faço a reciclagem antes de começar. > O trabalho envolve painéis elétricos.; Posso entrar na escala de sobreaviso paga. > A equipe se reveza a cada cinco semanas.',
  },
  {
    field: 'industry',
    names: 'Controle de qualidade | Inspeção de qualidade | Analista de qualidade',
    profile: 'specialist',
    pay: [2700, 4200],
    schooling: 'technical',
    shifts: ['5x2', 'business-hours'],
    tasks:
      'Medir peças com paquímetro e micrômetro; Liberar ou bloquear lotes com registro; Acompanhar reclamações até a causa; Treinar a linha em inspeção',
    needs: 'Metrologia; Escrita clara de relatórios',
    nice: 'ISO 9001; Estatística básica',
    statements:
      'Uso paquímetro e micrômetro. > São os instrumentos do dia a dia.; Posso acompanhar o segundo turno uma semana por mês. > A qualidade cobre os dois turnos.',
  },
  {
    field: 'industry',
    names: 'Jovem aprendiz industrial | Aprendiz de produção',
    profile: 'first-job',
    pay: [900, 1150],
    schooling: 'high-school-ongoing',
    shifts: ['morning', 'afternoon'],
    contracts: ['apprentice'],
    weeklyHours: 30,
    tasks:
      'Aprender as áreas da fábrica em rodízio seguro; Apoiar o controle de materiais; Fazer o curso na instituição parceira um dia por semana; Apresentar um projeto no fim do programa',
    needs: 'Estudar ou ter concluído o ensino médio; Vontade de aprender',
    nice: 'Curso de informática; Interesse por tecnologia',
    statements:
      'Estou estudando ou já concluí o ensino médio. > O programa de aprendizagem pede matrícula na escola.; Posso cumprir 6 horas por dia, com um dia de curso. > É o formato do programa.',
  },
  {
    field: 'construction',
    names: 'Ajudante de obras | Servente de obras | Auxiliar de construção',
    profile: 'operational',
    pay: [1800, 2250],
    schooling: 'none',
    shifts: ['5x2'],
    contracts: ['clt', 'clt-fixed-term'],
    hazardous: true,
    tasks:
      'Preparar massa e transportar material; Apoiar pedreiros e carpinteiros; Manter o canteiro limpo e sinalizado; Montar e desmontar andaimes com orientação',
    needs: 'Disposição; Respeito às normas de segurança',
    nice: 'NR-35; Noções de alvenaria',
    statements:
      'Uso capacete, bota e cinto durante toda a obra. > É condição para entrar no canteiro.; Consigo chegar ao canteiro às 7h. > O transporte sai do terminal às 6h20.',
  },
  {
    field: 'construction',
    names: 'Alvenaria e acabamento | Profissional de alvenaria e acabamento',
    profile: 'technical',
    pay: [2400, 3300],
    schooling: 'none',
    shifts: ['5x2'],
    contracts: ['clt', 'clt-fixed-term', 'pj'],
    hazardous: true,
    tasks:
      'Levantar paredes e fazer reboco; Assentar piso e revestimento; Ler medidas em planta simples; Orientar ajudantes',
    needs: 'Prática em alvenaria ou acabamento; Cuidado com prumo e nível',
    nice: 'Porcelanato de grande formato; Drywall',
    statements:
      'Sei assentar revestimento com nível e prumo. > A obra está na fase de acabamento.; Posso trabalhar em altura com equipamento e treinamento. > Há serviço de fachada.',
  },
  {
    field: 'construction',
    names: 'Engenharia civil | Engenharia de obras',
    profile: 'specialist',
    pay: [8500, 12500],
    schooling: 'college',
    cnh: 'B',
    shifts: ['business-hours'],
    tasks:
      'Planejar e acompanhar o avanço da obra; Conduzir a equipe de campo; Cuidar de qualidade, custo e segurança; Falar com projetistas e fornecedores',
    needs: 'Registro no conselho; Planejamento de obra',
    nice: 'BIM; Orçamento',
    statements:
      'Tenho registro ativo no conselho de engenharia. > Você assina a responsabilidade técnica.; Posso acompanhar concretagens aos sábados, com folga. > Acontece uma ou duas vezes por mês.',
  },
  {
    field: 'construction',
    names: 'Eletricista de obras | Eletricista predial',
    profile: 'technical',
    pay: [2500, 3500],
    schooling: 'elementary',
    shifts: ['5x2'],
    hazardous: true,
    tasks:
      'Passar cabos e montar quadros; Instalar tomadas e luminárias; Testar circuitos e identificar; Seguir o projeto e registrar mudanças',
    needs: 'Curso de elétrica; Leitura de projeto elétrico',
    nice: 'Cabeamento de rede; Automação residencial',
    statements:
      'Tenho NR-10 válida. > O trabalho é em circuitos energizáveis.; Tenho ferramentas manuais próprias ou aceito as da empresa. > As elétricas são fornecidas.',
  },
  {
    field: 'energy',
    names: 'Instalação de energia solar | Instalação fotovoltaica | Montagem de sistemas solares',
    profile: 'technical',
    pay: [2300, 3300],
    schooling: 'high-school',
    cnh: 'B',
    shifts: ['5x2', '6x1'],
    workplaces: ['field'],
    hazardous: true,
    tasks:
      'Fixar estruturas em telhados; Instalar módulos, cabos e inversor; Testar e fotografar cada etapa; Explicar o aplicativo para quem mora na casa',
    needs: 'Trabalho em altura; Noções de elétrica',
    nice: 'NR-10 e NR-35; Experiência com telhados',
    statements:
      'Trabalho em altura com cinto e linha de vida. > A instalação é feita em telhados.; Posso viajar na semana, com hospedagem paga. > Atendemos cidades em um raio de 200 km.',
  },
  {
    field: 'energy',
    names: 'Representante comercial, energia solar | Vendas externas de energia solar',
    profile: 'service-sales',
    pay: [2300, 3000],
    schooling: 'high-school',
    cnh: 'B',
    shifts: ['business-hours'],
    contracts: ['pj', 'clt'],
    workplaces: ['field'],
    commission: 'salary-and-commission',
    tasks:
      'Visitar casas e comércios com hora marcada; Ler a conta de luz e simular a economia; Preparar proposta em linguagem clara; Acompanhar até a instalação',
    needs: 'Gosto por vendas consultivas; Carro próprio ou alugado pela empresa',
    nice: 'Carteira de contatos; Noções de elétrica',
    statements:
      'Posso visitar clientes em cidades vizinhas. > A região tem doze municípios.; Tenho interesse em ganho com comissão. > Parte do ganho vem das propostas fechadas.',
  },
  {
    field: 'agro',
    names: 'Operação de máquinas agrícolas | Tratorista | Operação de colheitadeira',
    profile: 'technical',
    pay: [2500, 3900],
    schooling: 'elementary-incomplete',
    cnh: 'B',
    shifts: ['rota', '6x1'],
    contracts: ['clt', 'clt-fixed-term'],
    hazardous: true,
    tasks:
      'Operar trator e colheitadeira com piloto automático; Fazer a verificação diária; Registrar área e consumo; Apoiar a manutenção na entressafra',
    needs: 'Prática com máquina agrícola; Cuidado com segurança',
    nice: 'Agricultura de precisão; Pulverizador',
    statements:
      'Sei operar trator com implemento. > A safra começa em poucas semanas.; Posso ficar no alojamento da fazenda durante a semana. > A fazenda fica a 60 km da cidade, com transporte.',
  },
  {
    field: 'agro',
    names: 'Trabalho rural | Auxiliar agrícola | Colheita e plantio',
    profile: 'operational',
    pay: [1750, 2300],
    schooling: 'none',
    shifts: ['6x1', 'morning'],
    contracts: ['clt-fixed-term', 'clt'],
    tasks:
      'Plantar, capinar e colher; Selecionar e embalar frutas; Cuidar da irrigação; Guardar ferramentas e equipamentos',
    needs: 'Disposição para trabalho ao ar livre; Uso de proteção contra o sol',
    nice: 'Poda; Seleção de frutas',
    statements:
      'Posso trabalhar ao ar livre, com pausas, água e sombra. > É como o trabalho no campo acontece.; Posso ficar durante toda a safra. > São quatro meses, com chance de renovação.',
  },
  {
    field: 'agro',
    names: 'Assistência técnica agrícola | Assistência técnica rural',
    profile: 'technical',
    pay: [3000, 4300],
    schooling: 'technical',
    cnh: 'B',
    shifts: ['5x2'],
    workplaces: ['field'],
    tasks:
      'Visitar produtores e acompanhar lavouras; Coletar solo e interpretar resultados; Recomendar manejo com engenharia agronômica; Registrar visitas no aplicativo',
    needs: 'Curso técnico agrícola; Boa conversa com quem produz',
    nice: 'Drone; Irrigação',
    statements:
      'Tenho registro no conselho de técnicos agrícolas. > A recomendação leva assinatura.; Posso dirigir em estrada de terra. > As visitas são em propriedades rurais.',
  },
  {
    field: 'agro',
    names: 'Cooperação em reciclagem e compostagem | Triagem de recicláveis',
    profile: 'operational',
    pay: [1650, 2000],
    schooling: 'none',
    shifts: ['5x2', 'morning'],
    contracts: ['cooperative'],
    tasks:
      'Separar materiais por tipo; Prensar e pesar fardos; Cuidar da compostagem; Participar das decisões da cooperativa',
    needs: 'Uso de luvas e proteção; Vontade de trabalhar em cooperativa',
    nice: 'Cooperativismo; Operação de prensa',
    statements:
      'Uso luvas, bota e máscara durante o turno. > Protege a saúde de quem separa.; Posso participar da assembleia mensal. > Na cooperativa, todas as pessoas decidem.',
  },
]
