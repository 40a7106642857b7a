import type { DemoRole } from './roles.types.ts'

export const serviceRoles: readonly DemoRole[] = [
  {
    field: 'contact',
    names:
      'Atendente de relacionamento, chat e WhatsApp | Atendente de suporte por chat | Agente de relacionamento',
    profile: 'service-sales',
    pay: [1680, 2050],
    schooling: 'high-school',
    shifts: ['afternoon', 'morning', '5x2', 'rota'],
    workplaces: ['remote', 'on-site', 'hybrid', 'remote'],
    commission: 'salary-and-commission',
    weeklyHours: 36,
    tasks:
      'Responder mensagens de clientes com clareza; Registrar cada conversa no sistema; Resolver no primeiro contato sempre que der; Passar adiante o que é de outra equipe, com resumo',
    needs: 'Digitação fluente; Português escrito correto',
    nice: 'Espanhol; Experiência com qualquer atendimento',
    statements:
      'Tenho um lugar silencioso para trabalhar e internet de pelo menos 20 mega. > O atendimento acontece em casa, com equipamento da empresa.; Posso trabalhar em um fim de semana a cada dois. > O chat funciona todos os dias.',
  },
  {
    field: 'contact',
    names: 'Atendimento de telemarketing | Atendente de telefone | Atendimento por telefone',
    profile: 'first-job',
    pay: [1621, 1800],
    schooling: 'high-school',
    shifts: ['afternoon', 'morning', '6x1'],
    weeklyHours: 36,
    tasks:
      'Atender ligações com roteiro de apoio; Confirmar dados e abrir chamados; Oferecer soluções dentro da política; Registrar o motivo de cada contato',
    needs: 'Boa escuta; Computador no básico',
    nice: 'Curso de atendimento; Primeiro emprego é bem recebido',
    statements:
      'Consigo falar ao telefone durante o turno, com pausas previstas em norma. > A norma garante pausas e o turno é de 6 horas.; Posso cumprir o turno da tarde até as 20h20. > É o turno que está abrindo.',
  },
  {
    field: 'contact',
    names: 'Supervisão de atendimento | Liderança de atendimento | Coordenação de relacionamento',
    profile: 'leadership',
    pay: [3200, 4600],
    schooling: 'college-ongoing',
    shifts: ['5x2', 'rota'],
    workplaces: ['hybrid', 'on-site'],
    tasks:
      'Acompanhar filas e qualidade; Dar retorno individual toda semana; Ajustar escalas com a equipe; Cuidar dos casos mais difíceis',
    needs: 'Prática em conduzir pessoas; Leitura de indicadores',
    nice: 'Libras; Métodos de melhoria contínua',
    statements:
      'Já acompanhei o desenvolvimento de outras pessoas no trabalho. > Você cuida de uma equipe de 18 pessoas.; Posso trabalhar em escala com sábados alternados. > A supervisão cobre todos os turnos.',
  },
  {
    field: 'hotel',
    names: 'Recepcionista de hotel | Recepcionista bilíngue',
    profile: 'service-sales',
    pay: [1950, 2700],
    schooling: 'high-school',
    shifts: ['12x36', '6x1', 'night'],
    language: ['en', 'B1'],
    tasks:
      'Fazer entrada e saída de hóspedes; Cuidar de reservas e pagamentos; Indicar passeios com informação atual; Registrar pedidos para governança e manutenção',
    needs: 'Inglês para conversar; Calma em horário de pico',
    nice: 'Espanhol; Sistema de hotelaria',
    statements:
      'Posso trabalhar em escala 12x36, também em feriados. > A recepção não fecha.; Consigo conversar em inglês sobre reserva e direção. > Um terço de quem se hospeda vem de fora.',
  },
  {
    field: 'hotel',
    names: 'Profissional de governança | Arrumação de quartos | Auxiliar de governança',
    profile: 'operational',
    pay: [1640, 1950],
    schooling: 'elementary-incomplete',
    shifts: ['6x1', 'morning'],
    contracts: ['clt', 'intermittent', 'temporary'],
    tasks:
      'Arrumar quartos dentro do padrão da casa; Trocar enxoval e repor itens; Avisar sobre consertos; Cuidar de objetos esquecidos com registro',
    needs: 'Capricho; Ritmo de trabalho em equipe',
    nice: 'Já ter trabalhado com limpeza; Lavanderia',
    statements:
      'Posso trabalhar em fins de semana, com folga na semana. > Fim de semana é quando o hotel enche.; Consigo trabalhar em pé durante o turno, com pausas. > A arrumação é feita quarto a quarto.',
  },
  {
    field: 'hotel',
    names: 'Estágio em hospitalidade e reservas | Estágio em turismo',
    profile: 'first-job',
    pay: [1150, 1400],
    schooling: 'college-ongoing',
    shifts: ['morning', 'afternoon'],
    contracts: ['internship'],
    weeklyHours: 30,
    tasks:
      'Responder pedidos de reserva; Apoiar a recepção na chegada de grupos; Atualizar tarifas nos portais; Montar o roteiro de boas-vindas',
    needs: 'Curso superior em turismo, hotelaria ou administração; Vontade de aprender',
    nice: 'Inglês ou espanhol; Planilhas',
    statements:
      'Estudo em curso superior com matrícula ativa. > O estágio precisa de vínculo com a instituição de ensino.; Posso cumprir 6 horas por dia. > É o limite que a lei do estágio permite.',
  },
  {
    field: 'restaurant',
    names: 'Atendente de restaurante | Garçom ou garçonete | Atendente de salão',
    profile: 'service-sales',
    pay: [1650, 2100],
    schooling: 'elementary',
    shifts: ['6x1', 'afternoon', 'night'],
    contracts: ['clt', 'intermittent', 'clt'],
    tasks:
      'Receber e acomodar as pessoas; Anotar pedidos e explicar o cardápio; Servir e acompanhar cada mesa; Fechar contas',
    needs: 'Simpatia em horário de movimento; Memória para pedidos',
    nice: 'Vinhos e drinques; Inglês básico',
    statements:
      'Posso trabalhar à noite, com transporte na saída. > O salão fecha às 23h e a casa paga o transporte.; Posso trabalhar em fins de semana, com folga na semana. > É quando o salão enche.',
  },
  {
    field: 'restaurant',
    names: 'Auxiliar de cozinha | Ajudante de cozinha | Profissional de cozinha',
    profile: 'operational',
    pay: [1630, 2000],
    schooling: 'elementary-incomplete',
    shifts: ['6x1', 'morning', 'afternoon'],
    tasks:
      'Lavar, cortar e separar ingredientes; Montar pratos e marmitas; Manter bancadas e câmaras limpas; Controlar etiquetas de validade',
    needs: 'Higiene; Ritmo de cozinha',
    nice: 'Curso de manipulação de alimentos; Salgados e massas',
    statements:
      'Posso trabalhar em ambiente quente, com pausas. > A cozinha tem fogões e fornos ligados o dia todo.; Posso trabalhar aos sábados. > Sábado é o maior movimento.',
  },
  {
    field: 'restaurant',
    names: 'Chefia de cozinha | Liderança de cozinha',
    profile: 'leadership',
    pay: [3000, 4500],
    schooling: 'high-school',
    shifts: ['6x1'],
    tasks:
      'Conduzir a brigada no preparo e no serviço; Criar o prato do dia com o que está na estação; Controlar custo e desperdício; Fazer compras com a administração',
    needs: 'Domínio de técnicas de cozinha; Prática em organizar equipe',
    nice: 'Formação em gastronomia; Cozinha regional',
    statements:
      'Já conduzi uma cozinha ou uma praça em serviço. > Você assume a brigada no primeiro mês.; Posso trabalhar em fins de semana. > É quando a cozinha mais precisa de você.',
  },
  {
    field: 'beauty',
    names: 'Recepcionista de salão | Atendente de estética',
    profile: 'service-sales',
    pay: [1650, 2050],
    schooling: 'high-school',
    shifts: ['5x2', '6x1'],
    tasks:
      'Organizar a agenda das cadeiras; Confirmar horários por mensagem; Receber pagamentos; Cuidar do café e do ambiente',
    needs: 'Organização; Escrita simpática em mensagens',
    nice: 'Redes sociais; Venda de produtos',
    statements:
      'Posso trabalhar de terça a sábado. > O salão fecha aos domingos e às segundas.; Uso agenda no computador ou no celular. > Todos os horários ficam na agenda digital.',
  },
  {
    field: 'beauty',
    names: 'Manicure e pedicure | Profissional de unhas | Profissional de cabelo',
    profile: 'specialist',
    pay: [1700, 3200],
    schooling: 'elementary',
    shifts: ['5x2', '6x1'],
    contracts: ['pj', 'freelance', 'clt'],
    commission: 'commission-only',
    tasks:
      'Atender com hora marcada; Esterilizar instrumentos a cada atendimento; Indicar cuidados para casa; Cuidar da própria agenda com a recepção',
    needs: 'Técnica na área; Biossegurança',
    nice: 'Alongamento em gel; Clientela própria',
    statements:
      'Uso materiais esterilizados ou descartáveis em todo atendimento. > A biossegurança é regra da casa.; Posso atender aos sábados. > Sábado é o dia mais procurado.',
  },
  {
    field: 'facilities',
    names: 'Auxiliar de limpeza | Agente de limpeza | Auxiliar de serviços gerais',
    profile: 'operational',
    pay: [1625, 1900],
    schooling: 'none',
    shifts: ['6x1', 'morning', '12x36', 'night'],
    contracts: ['clt', 'outsourced', 'clt'],
    tasks:
      'Limpar salas, corredores e banheiros; Repor materiais; Separar recicláveis; Usar produtos com a diluição certa',
    needs: 'Capricho e pontualidade; Cuidado com produtos químicos',
    nice: 'Tratamento de piso; Uso de lavadora de piso',
    statements:
      'Posso trabalhar em pé durante o turno, com pausas. > O posto tem vários andares, com elevador.; Consigo chegar ao posto às 6h ou às 14h. > Os dois turnos estão abertos.',
  },
  {
    field: 'facilities',
    names: 'Manutenção predial | Auxiliar de manutenção predial | Oficial de manutenção',
    profile: 'technical',
    pay: [2000, 2900],
    schooling: 'elementary',
    shifts: ['business-hours', '6x1'],
    tasks:
      'Trocar lâmpadas, torneiras e fechaduras; Fazer rondas com lista de verificação; Pequenos reparos de pintura e alvenaria; Registrar cada ordem de serviço',
    needs: 'Noções de elétrica e hidráulica; Uso de ferramentas',
    nice: 'NR-10; Ar-condicionado',
    statements:
      'Sei usar furadeira, multímetro e escada com segurança. > São as ferramentas de todo dia.; Posso atender chamados em um sábado por mês. > A equipe se reveza no plantão.',
  },
  {
    field: 'security',
    names: 'Portaria | Controle de acesso | Agente de portaria',
    profile: 'operational',
    pay: [1750, 2200],
    schooling: 'elementary',
    shifts: ['12x36', 'night'],
    contracts: ['clt', 'outsourced'],
    tasks:
      'Registrar entrada de pessoas e entregas; Acompanhar câmeras; Orientar visitantes; Acionar a central quando preciso',
    needs: 'Atenção; Registro claro no livro ou no sistema',
    nice: 'Curso de portaria; Informática básica',
    statements:
      'Posso trabalhar em escala 12x36. > A portaria funciona o dia inteiro.; Consigo escrever registros curtos no computador. > Todo acesso fica registrado.',
  },
  {
    field: 'security',
    names: 'Vigilante patrimonial | Vigilante',
    profile: 'operational',
    pay: [2150, 2700],
    schooling: 'elementary',
    shifts: ['12x36', 'night'],
    hazardous: true,
    tasks:
      'Fazer rondas e registrar ocorrências; Controlar portões e chaves; Acompanhar o fechamento da unidade; Agir conforme o plano de segurança',
    needs: 'Curso de formação de vigilante com reciclagem em dia; Postura calma',
    nice: 'Brigada de incêndio; CNH A',
    statements:
      'Tenho o curso de vigilante com reciclagem válida. > A lei exige o curso para esta função.; Posso trabalhar à noite em escala 12x36. > É o turno que está aberto.',
  },
]
