import type { LegalText } from './legal.types.ts'

export const termsV1: LegalText = {
  title: 'Termos de uso da Trilha',
  opening: [
    'Estes termos dizem o que você pode esperar da Trilha Plataforma de Carreiras (“Trilha”) e o que a Trilha espera de você. Valem para quem procura trabalho e usa o site, com ou sem conta.',
    'Em poucas palavras: usar a Trilha é grátis para quem procura trabalho; você vê todas as etapas antes de se candidatar; a empresa promete um prazo e responde; nenhuma decisão automática é a última palavra; e você sai quando quiser.',
  ],
  sections: [
    {
      title: '1. O que é a Trilha',
      body: [
        'A Trilha é um lugar onde empresas publicam vagas e conduzem processos seletivos, e onde pessoas se candidatam, fazem as etapas e recebem resposta. A Trilha não é agência de emprego, não contrata em nome das empresas e não garante que você será contratado.',
        'Cada processo seletivo é da empresa que publicou a vaga: ela escolhe as etapas, avalia e decide. A Trilha cuida do caminho: mostra as etapas, guarda as respostas, cobra os prazos e entrega as mensagens.',
      ],
    },
    {
      title: '2. Quem pode ter conta',
      body: [
        'Você pode criar conta a partir dos 14 anos. De 14 a 15 anos, só vagas de aprendiz aparecem para candidatura; a partir dos 16, as que a lei permite à sua idade (Constituição, art. 7º, XXXIII; CLT, art. 403 e 428). Se você tem menos de 18 anos, leia estes termos com a pessoa responsável por você.',
        'Cada pessoa tem uma conta só, com o próprio nome. Quem tem nome social usa o nome social: é ele que as empresas veem.',
      ],
    },
    {
      title: '3. É grátis, sempre',
      body: [
        'A Trilha não cobra nada de quem procura trabalho: nem cadastro, nem candidatura, nem destaque, nem curso para “liberar” vaga. Nenhuma empresa pode cobrar de você para participar de um processo seletivo. Se alguém pedir dinheiro, dados de cartão ou Pix, não pague e avise a gente na própria página da vaga.',
      ],
    },
    {
      title: '4. O que a Trilha promete',
      body: [
        [
          'Mostrar, antes da candidatura, todas as etapas da vaga, quanto tempo cada uma leva, se pede câmera e o que elimina.',
          'Mostrar o prazo de resposta de cada etapa e avisar, a você e à empresa, quando ele passa.',
          'Guardar o que você já respondeu, mesmo que a internet caia, e não pedir duas vezes a mesma coisa.',
          'Entregar a resposta com o motivo, escrita ou confirmada por uma pessoa da empresa.',
          'Deixar você pedir que uma pessoa reveja qualquer decisão tomada só por regra automática.',
        ],
      ],
    },
    {
      title: '5. O que a Trilha pede a você',
      body: [
        [
          'Dados verdadeiros no cadastro, no currículo e nas etapas.',
          'Fazer os testes e as entrevistas você mesmo, sem entregar a conta ou a senha a outra pessoa.',
          'Respeito com quem lê e com quem concorre: nada de ofensa, discriminação ou ameaça.',
          'Não copiar nem divulgar as perguntas de testes.',
          'Não tentar burlar a segurança, coletar dados em massa ou atrapalhar o funcionamento do site.',
        ],
        'Se algo disso não for seguido, a Trilha pode limitar ou suspender a conta. Antes, a gente avisa o motivo e ouve você, a não ser que haja risco imediato para outras pessoas.',
      ],
    },
    {
      title: '6. Decisões automáticas',
      body: [
        'Algumas etapas comparam suas respostas com regras que a empresa escreveu, como escolaridade ou disponibilidade. Você vê qual regra foi aplicada e qual foi o resultado, e pode pedir revisão por uma pessoa (LGPD, art. 20). O Mapa de Competências e o Mapa de Valores no Trabalho nunca eliminam ninguém sozinhos.',
      ],
    },
    {
      title: '7. O que você escreve, grava e envia',
      body: [
        'Seu currículo, suas respostas, seus vídeos e arquivos continuam sendo seus. Você autoriza a Trilha a guardá-los e a mostrá-los às empresas dos processos em que você entrou, só para avaliar a sua candidatura e pelo tempo dito na Política de Privacidade. Nada é usado em propaganda sem que você aceite antes, caso a caso.',
        'Vídeos servem para uma pessoa assistir. A Trilha não analisa rosto, voz ou emoção por computador.',
      ],
    },
    {
      title: '8. O que é da empresa e o que é nosso',
      body: [
        'A empresa responde pelo que publica na vaga, pelas avaliações que faz e pela decisão de contratar. A Trilha confere as empresas antes de publicar a primeira vaga e recusa textos que a lei proíbe, mas pode haver erro: se você vir um, avise.',
        'A Trilha responde pelo funcionamento do site e por cuidar dos seus dados. Fazemos o possível para o site estar sempre no ar; se uma falha nossa atrapalhar um prazo seu, fale com a gente que levamos à empresa o pedido de mais tempo. Nada nestes termos tira direitos que o Código de Defesa do Consumidor, a CLT ou a LGPD dão a você.',
      ],
    },
    {
      title: '9. Sair',
      body: [
        'Você pode sair de um processo seletivo a qualquer momento, e encerrar a conta quando quiser. O que acontece com os dados depois disso está na Política de Privacidade.',
      ],
    },
    {
      title: '10. Mudanças nestes termos',
      body: [
        'Cada versão tem um número e um endereço próprio, que continua no ar. Guardamos qual versão você aceitou e quando. Se uma mudança diminuir direitos seus, avisamos com pelo menos 15 dias e ela só vale para você depois que aceitar.',
      ],
    },
    {
      title: '11. Lei e conversa',
      body: [
        'Valem as leis do Brasil. Qualquer problema pode ser levado à justiça da cidade onde você mora. Antes, fale com a gente: em muitos casos uma conversa resolve. Escreva para ajuda@trilha.example ou use o formulário “Fale com a gente”.',
      ],
    },
  ],
}
