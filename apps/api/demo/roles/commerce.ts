import type { DemoRole } from './roles.types.ts'

export const commerceRoles: readonly DemoRole[] = [
  {
    field: 'food-retail',
    names: 'Assistente de atendimento ao cliente | Atendente de loja | Atendente de balcão',
    profile: 'service-sales',
    pay: [1850, 2350],
    schooling: 'high-school',
    shifts: ['6x1', 'afternoon', 'morning'],
    tasks:
      'Receber quem chega ao balcão, ouvir com calma e resolver; Fazer trocas e cadastros no clube de descontos; Responder pedidos pelo WhatsApp da loja; Avisar a liderança quando algo se repete',
    needs: 'Gostar de conversar com público; Escrever mensagens curtas com clareza',
    nice: 'Planilhas no básico; Libras, mesmo que só o começo',
    statements:
      'Posso trabalhar aos sábados, com folga em outro dia da semana. > A loja abre aos sábados e a escala é 6x1.; Consigo chegar à loja no horário do turno escolhido. > O balcão abre com a equipe completa.',
  },
  {
    field: 'food-retail',
    names: 'Caixa e atendimento de balcão | Operação de caixa | Caixa de supermercado',
    profile: 'first-job',
    pay: [1650, 1950],
    schooling: 'high-school-ongoing',
    shifts: ['6x1', 'morning', 'afternoon'],
    tasks:
      'Registrar compras e receber pagamentos; Abrir e fechar o caixa com conferência; Orientar quem usa o autoatendimento; Manter o posto de trabalho organizado',
    needs: 'Atenção com valores; Cordialidade em horário de movimento',
    nice: 'Já ter usado leitor de código de barras; Primeiro emprego também é uma boa história para contar',
    statements:
      'Posso trabalhar em dois domingos por mês, com folga compensada. > A loja abre aos domingos e a folga é combinada em escala.; Tenho disponibilidade para começar em até 15 dias. > A equipe nova entra junto no treinamento.',
  },
  {
    field: 'food-retail',
    names: 'Auxiliar de reposição | Reposição de mercadorias | Assistente de reposição e estoque',
    profile: 'operational',
    pay: [1650, 1980],
    schooling: 'elementary',
    shifts: ['6x1', 'morning', 'night'],
    tasks:
      'Repor gôndolas e conferir validade; Receber mercadorias e organizar o estoque; Etiquetar preços e montar ofertas da semana; Usar carrinho hidráulico com segurança',
    needs: 'Disposição para trabalho em pé; Organização',
    nice: 'Conhecer rotina de supermercado; Contagem de estoque',
    statements:
      'Consigo levantar caixas de até 15 kg com técnica e equipamento. > A reposição é feita com caixas e a loja ensina a técnica.; Posso trabalhar aos sábados. > Sábado é o dia de maior reposição.',
  },
  {
    field: 'food-retail',
    names: 'Profissional de açougue | Açougue e balcão de carnes | Auxiliar de açougue',
    profile: 'operational',
    pay: [1950, 2700],
    schooling: 'elementary',
    shifts: ['6x1', 'morning'],
    tasks:
      'Fazer cortes e desossa; Atender no balcão e explicar cada corte; Controlar temperatura e validade; Limpar e guardar facas e máquinas',
    needs: 'Conhecer cortes bovinos e de frango; Cuidado com higiene e com a câmara fria',
    nice: 'Curso de boas práticas de manipulação; Cortes de peixe',
    statements:
      'Posso trabalhar em ambiente refrigerado, com roupa própria fornecida. > O preparo é feito em sala a 12 graus.; Sei usar facas e serra com equipamento de proteção. > A segurança no corte é o que mais pesa nesta função.',
  },
  {
    field: 'food-retail',
    names: 'Profissional de panificação | Panificação e confeitaria | Auxiliar de padaria',
    profile: 'operational',
    pay: [1900, 2650],
    schooling: 'elementary',
    shifts: ['morning', 'night', '6x1'],
    tasks:
      'Preparar massas e acompanhar a fermentação; Assar pães em fornadas ao longo do turno; Controlar receitas e rendimento; Cuidar da limpeza do forno e das bancadas',
    needs: 'Conhecer massas básicas; Boas práticas de higiene',
    nice: 'Fermentação natural; Confeitaria simples',
    statements:
      'Posso começar o turno antes das 6h. > A primeira fornada sai às 6h30.; Sei seguir receita por peso e temperatura. > O padrão da casa é medido em balança.',
  },
  {
    field: 'food-retail',
    names: 'Liderança de loja | Gerente de loja | Subgerente de supermercado',
    profile: 'leadership',
    pay: [3600, 5600],
    schooling: 'high-school',
    shifts: ['6x1'],
    tasks:
      'Organizar a escala e o dia da equipe; Acompanhar vendas, perdas e ruptura; Conversar com clientes em casos difíceis; Formar novas lideranças dentro da loja',
    needs: 'Prática em conduzir equipe; Leitura de indicadores de loja',
    nice: 'Ensino superior em andamento; Vivência em abertura de loja',
    statements:
      'Já conduzi uma equipe, em qualquer área. > A função começa com uma equipe de 20 pessoas.; Posso trabalhar em um domingo por mês. > As lideranças se revezam aos domingos.',
  },
  {
    field: 'shop',
    names: 'Atendente de vendas | Vendas em loja | Consultoria de vendas',
    profile: 'service-sales',
    pay: [1700, 2200],
    schooling: 'high-school',
    shifts: ['6x1', 'afternoon'],
    commission: 'salary-and-commission',
    tasks:
      'Receber quem entra e descobrir o que a pessoa procura; Mostrar produtos e montar combinações; Fechar a venda e o cadastro; Cuidar da vitrine e da arara',
    needs: 'Gosto por vendas; Boa conversa',
    nice: 'Venda por rede social; Inglês básico em lojas de turismo',
    statements:
      'Posso trabalhar em shopping, até as 22h, em escala. > A loja segue o horário do shopping.; Tenho interesse em trabalhar com comissão. > Parte do ganho vem das vendas do mês.',
  },
  {
    field: 'shop',
    names: 'Estoquista | Auxiliar de estoque | Assistente de estoque',
    profile: 'operational',
    pay: [1650, 2050],
    schooling: 'high-school-ongoing',
    shifts: ['6x1', 'business-hours'],
    tasks:
      'Receber e conferir notas; Guardar e separar produtos por código; Levar reposição ao salão; Fazer contagem semanal',
    needs: 'Organização; Leitura de códigos e etiquetas',
    nice: 'Sistema de estoque; Primeiro emprego é bem recebido',
    statements:
      'Consigo subir escada de três degraus com segurança. > O estoque tem prateleiras altas.; Posso trabalhar aos sábados. > Sábado é dia de maior movimento.',
  },
  {
    field: 'shop',
    names: 'Venda interna e loja virtual | Assistente de e-commerce | Analista de loja virtual',
    profile: 'administrative',
    pay: [2300, 3400],
    schooling: 'college-ongoing',
    shifts: ['business-hours'],
    contracts: ['clt', 'clt', 'pj'],
    workplaces: ['hybrid', 'remote', 'on-site'],
    tasks:
      'Cadastrar produtos com foto e descrição; Acompanhar pedidos do pagamento à entrega; Responder dúvidas no chat; Medir visitas e carrinhos deixados',
    needs: 'Escrita correta; Planilhas',
    nice: 'Marketplace; Noções de fotografia de produto',
    statements:
      'Uso planilhas com filtros e fórmulas simples. > O controle de pedidos é feito em planilha.; Tenho computador e internet para os dias em casa. > Parte do trabalho é remota.',
  },
  {
    field: 'pharmacy',
    names: 'Balconista de farmácia | Atendente de farmácia',
    profile: 'service-sales',
    pay: [1850, 2350],
    schooling: 'high-school',
    shifts: ['6x1', 'afternoon', '12x36'],
    commission: 'salary-and-commission',
    tasks:
      'Ler receitas e separar medicamentos; Orientar sobre genéricos e descontos; Registrar vendas de controlados com quem responde pela farmácia; Organizar prateleiras e validade',
    needs: 'Letra de receita não assusta você; Cuidado com informação de saúde das pessoas',
    nice: 'Curso de balconista de farmácia; Cálculo de dose infantil',
    statements:
      'Posso trabalhar em escala com plantão de feriado. > A farmácia abre em feriados, com folga depois.; Sei guardar sigilo sobre a saúde de quem atendo. > Informação de saúde é da pessoa, não da loja.',
  },
  {
    field: 'pharmacy',
    names: 'Responsabilidade técnica de farmácia | Assistência farmacêutica',
    profile: 'specialist',
    pay: [4200, 5800],
    schooling: 'college',
    shifts: ['6x1', '12x36'],
    tasks:
      'Responder tecnicamente pela farmácia; Conferir e liberar controlados; Aplicar injetáveis e testes rápidos; Treinar a equipe de balcão',
    needs: 'Registro ativo no conselho regional; Atenção farmacêutica',
    nice: 'Especialização em farmácia clínica; Sistema de controlados',
    statements:
      'Tenho registro ativo no conselho regional de farmácia. > A lei pede responsável com registro.; Posso trabalhar em escala com sábados. > A farmácia precisa de responsável em todo o horário.',
  },
]
