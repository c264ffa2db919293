import type { MuseumDemo } from '../museum.ts';

export const washingtonCollections = {
  'national-museum-of-natural-history': {
    description:
      'Fossils, gems, an elephant in the rotunda: one of the most visited museums of natural history.',
    agentId: 'agent-national-museum-of-natural-history',
    exhibit: {
      title: 'The Hope Diamond',
      description:
        'A deep blue diamond of 45.52 carats, set in white diamonds, in the Harry Winston Gallery.',
      sourceUrl: 'https://naturalhistory.si.edu/',
      exampleQuestions: [
        'Why is the Hope Diamond blue?',
        'Where does the diamond come from?',
        'How did Harry Winston send the diamond to the museum?',
        'Is admission free, and what are the hours?',
      ],
      suppliedContext: [
        'The Hope Diamond weighs 45.52 carats and is about an inch long. It is blue because of traces of boron among its carbon atoms. When it has been under ultraviolet light it glows red in the dark for a while. Diamonds form deep in the Earth, and this one is more than a billion years old.',
        'The diamond comes from India, most likely from the Kollur mine. The French merchant Jean-Baptiste Tavernier brought a larger stone from there and sold it to King Louis XIV in 1668; it was cut into the French Blue. In 1792, during the Revolution, it was stolen. A smaller blue diamond came up in London in 1812. It was later in the collection of Henry Philip Hope, whose name it has. In 1911 Pierre Cartier sold it to Evalyn Walsh McLean of Washington. The tale that it brings bad luck was told and grew as it was sold.',
        'In 1949 the jeweler Harry Winston bought it, and in 1958 he gave it to the museum, to begin a collection of gems for the nation. It got there by mail, as a registered package: the postage was 2 dollars and 44 cents, the insurance much more.',
        'Admission is free, and no ticket is needed. The hours are typically 10 AM to 5:30 PM every day except December 25. Please check with the museum.',
      ],
    },
  },
  'national-postal-museum': {
    description: 'Stamps, mail planes, mail trains and the people who carry letters, beside Union Station.',
    agentId: 'agent-national-postal-museum',
    exhibit: {
      title: 'Owney, Mascot of the Railway Mail',
      description:
        'A mixed-breed dog who rode the mail trains of the 1890s, with the tags that he was given on the way.',
      sourceUrl: 'https://postalmuseum.si.edu/',
      exampleQuestions: [
        'How did Owney become a postal dog?',
        'What are all those tags on his jacket?',
        'Did Owney travel around the world?',
        'When is the museum open, and is admission free?',
      ],
      suppliedContext: [
        'Owney was a terrier mix who walked into the post office of Albany, New York, in about 1888 and stayed. He seems to have liked the smell of the mailbags, slept on them, and began to follow them: first onto the wagon, then onto the trains. The clerks of the Railway Mail Service took him for good luck, because no train with him on board was ever in a wreck, and that is how he became a postal dog and their mascot.',
        'On his travels clerks fixed tags and medals to his collar, to tell where he had been. When there were too many, the Postmaster General, John Wanamaker, gave him a jacket to carry the tags on. More than a thousand are said to have been given to him; the museum has several hundred of them.',
        'In 1895 he did travel around the world with the mail, by ship to Asia and through the Suez Canal to New York, in some four months. Owney died in Toledo, Ohio, in June 1897, shot after he had bitten someone. The clerks collected money and had him preserved. He came to the Smithsonian in 1911, and a stamp of 2011 shows him.',
        'The museum opened in 1993, in the former main post office of the city, of 1914. Admission is free. It is typically open from 10 AM to 5:30 PM every day except December 25. Please check with the museum.',
      ],
    },
  },
  'national-museum-of-the-american-indian': {
    description: 'The lives, history and art of the Native peoples of the Western Hemisphere.',
    agentId: 'agent-national-museum-of-the-american-indian',
    exhibit: {
      title: 'National Native American Veterans Memorial',
      description:
        'A tall circle of steel on a drum of stone, among the wetland plants of the museum grounds. Harvey Pratt, 2020.',
      sourceUrl: 'https://americanindian.si.edu/',
      exampleQuestions: [
        'Who designed the veterans memorial?',
        'What does the circle stand for?',
        'What may visitors do at the memorial?',
        'What are the hours, and is there an admission fee?',
      ],
      suppliedContext: [
        "The National Native American Veterans Memorial honors the American Indians, Alaska Natives and Native Hawaiians who have served in the armed forces of the United States. Native people have served in every conflict since the Revolution, and in proportion to their number more often than most. The memorial was designed by Harvey Pratt, a citizen of the Cheyenne and Arapaho Tribes of Oklahoma, an artist and a Marine veteran of Vietnam. He called it the Warriors' Circle of Honor. It was opened on November 11, 2020, and dedicated two years later.",
        'A circle of stainless steel stands upright on a carved stone drum, from which water flows. The circle stands for the cycle of life and of the seasons, and for the unity of the nations; on ceremonial days a fire can be lit at its base. Around it is a ring of benches, and four lances.',
        'At the memorial visitors may sit, pray and tie cloths to the lances, as many Native people do for prayers. Drums and songs of different nations are heard along the path.',
        'The museum itself opened in 2004, in a curved building of Kasota limestone that looks as if wind and water had shaped it. The memorial can be visited at any hour. The museum is typically open from 10 AM to 5:30 PM every day except December 25, without an admission fee. Please check with the museum.',
      ],
    },
  },
  'national-childrens-museum': {
    description: 'Science, art and play for children up to about twelve, two blocks from the National Mall.',
    agentId: 'agent-national-childrens-museum',
    exhibit: {
      title: 'Dream Machine',
      description: 'A climbing structure three stories high at the entrance, with a slide back down.',
      sourceUrl: 'https://nationalchildrensmuseum.org/',
      exampleQuestions: [
        'What is the Dream Machine?',
        'May grown-ups climb with their children?',
        'Is there something for very small children?',
        'What are the hours, and who pays admission?',
      ],
      suppliedContext: [
        "The Dream Machine is a climbing structure at the entrance of the National Children's Museum, three stories high, about 50 feet. Children climb up and about in it and come down by a slide to the floor of the museum. It is the first thing that visitors meet: the museum itself lies below. For those who do not climb there are stairs and an elevator.",
        'Grown-ups may climb with their children as far as they fit; the museum gives rules on height, clothes and shoes at the structure, and its staff help. Socks and trousers are a good idea.',
        'The museum is about science, technology, engineering, the arts and mathematics. There are exhibits on weather and climate, on slime and on building, and a gallery where projected pictures follow the visitors. For very small children there is an area of their own, with soft things to crawl on and to touch, in a quieter corner.',
        "The museum goes back to 1974, when it was founded as the Capital Children's Museum. It opened at its present place, in the Ronald Reagan Building, in February 2020. Visitors from the age of one typically pay admission, about 19 dollars, and babies enter free. The hours are typically 9:30 AM to 4:30 PM on most days. Please check days, hours and prices with the museum.",
      ],
    },
  },
  'planet-word': {
    description:
      'A museum of words and language, in the historic Franklin School, where the exhibits listen and answer.',
    agentId: 'agent-planet-word',
    exhibit: {
      title: 'Speaking Willow',
      description:
        'A metal tree in the courtyard by Rafael Lozano-Hemmer. Whoever walks beneath it hears the languages of the world.',
      sourceUrl: 'https://planetwordmuseum.org/',
      exampleQuestions: [
        'What does one hear beneath the Speaking Willow?',
        'Who made the tree?',
        'What was the Franklin School known for?',
        'What are the opening hours, and do I have to pay admission?',
      ],
      suppliedContext: [
        'Speaking Willow is a tree of metal in the courtyard of Planet Word. Instead of leaves it has hundreds of small speakers on long cords, and lights. Whoever walks beneath it sets off voices: one hears people speak in hundreds of languages of the world, each speaker its own, those of most of the people on Earth and some that few still speak. If many people come, it becomes a murmur. The tree was made by Rafael Lozano-Hemmer, an artist born in Mexico City who works in Montreal with light, sound and sensors. It stands where everyone enters, and no ticket is needed for it.',
        'The museum was founded by Ann Friedman, a former teacher of reading, and opened in October 2020. A wall of a thousand words tells where English comes from, and asks visitors to say words aloud; in other rooms one paints with words, gives a famous speech, sings karaoke and learns how a joke works.',
        'The Franklin School was designed by Adolf Cluss and opened in 1869; it was known as a model for the public schools of the country. From its roof the first wireless message by voice was sent in 1880, on a beam of light, with the photophone: Charles Sumner Tainter spoke it, and Alexander Graham Bell received it.',
        'Visitors do not have to pay: admission is typically by a suggested donation of 15 dollars for adults. The opening hours are typically 10 AM to 5 PM, on most days of the week. Please check with the museum.',
      ],
    },
  },
  'museum-of-the-bible': {
    description:
      'The history, the stories and the influence of the Bible, two blocks south of the National Mall.',
    agentId: 'agent-museum-of-the-bible',
    exhibit: {
      title: 'The Gutenberg Gates',
      description:
        'Two doors of metal nearly 40 feet high, with the beginning of Genesis as Gutenberg set it.',
      sourceUrl: 'https://www.museumofthebible.org/',
      exampleQuestions: [
        'What is written on the Gutenberg Gates?',
        'Why does the text on the gates run backward?',
        'What was new about the Gutenberg Bible?',
        'What are the hours, and how much is admission?',
      ],
      suppliedContext: [
        'The Gutenberg Gates stand at the main entrance of the Museum of the Bible: two panels of bronze-colored metal, nearly 40 feet high, to the right and the left of the doors. On them is written the beginning of the book of Genesis in Latin, the story of the creation, as Johannes Gutenberg set it for the Bible that he printed in Mainz in about 1455. The artist Larry Kirkland designed them.',
        'The text on the gates runs backward, as it must on a plate for printing: the letters stand out from the metal and are mirrored, and would be readable on paper that was pressed against them. Visitors can take a rubbing of such a text.',
        'What was new about the Gutenberg Bible was how it was made: with metal letters that could be set, inked, printed and used again. It was the first large book in Europe to be printed like that. Some 180 copies were made, on paper and on vellum; about 49 survive, not all of them complete. The pages have 42 lines, and colored letters were added by hand.',
        'The museum opened in November 2017, in a refrigerated warehouse of 1923 that was rebuilt. Its exhibits are about the history of the text, its stories and what came of them, and a garden is on the roof. Admission for adults is typically 20 to 30 dollars, less when bought ahead. The hours are typically 10 AM to 5 PM on most days. Please check hours and prices with the museum.',
      ],
    },
  },
} as const satisfies Readonly<Record<string, MuseumDemo>>;
