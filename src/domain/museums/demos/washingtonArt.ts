import type { MuseumDemo } from '../museum.ts';

export const washingtonArt = {
  'national-gallery-of-art': {
    description: 'Western art from the Middle Ages to today, the gift of many collectors to the nation.',
    agentId: 'agent-national-gallery-of-art',
    exhibit: {
      title: "Ginevra de' Benci",
      description: 'Leonardo da Vinci, about 1474 to 1478. Painted on both sides of a panel.',
      sourceUrl: 'https://www.nga.gov/',
      exampleQuestions: [
        "Who was Ginevra de' Benci?",
        'What does the plant behind her mean?',
        'What is painted on the back of the panel?',
        'Is admission free, and what are the hours?',
      ],
      suppliedContext: [
        "Ginevra de' Benci was the daughter of a banker of Florence, known for her learning and her beauty; she married in January 1474, at about sixteen. Leonardo da Vinci painted her portrait between about 1474 and 1478, when he was in his twenties. It is the only painting by Leonardo that is on public view in the Americas. Oil paint was new in Florence then: Leonardo used it for soft shadows, and blended the paint with his own fingers and hand, whose prints can be found in it. She is turned toward us, which was unusual for a woman in a portrait; she does not smile, and her eyes meet ours.",
        'The plant behind her is a juniper. In Italian it is called ginepro, so it is a play on her name, and it stood for chastity.',
        'On the back of the panel a wreath of laurel and palm is painted around a sprig of juniper, with a Latin motto that says: beauty adorns virtue. The wreath belonged to the emblem of Bernardo Bembo, a Venetian who admired her. The panel was once longer: the bottom, probably with her hands, was cut off.',
        'The Gallery bought the portrait from the princely family of Liechtenstein in 1967. It hangs in the West Building.',
        'Admission is always free. The hours are typically 10 AM to 5 PM every day except December 25 and January 1. Please check with the Gallery.',
      ],
    },
  },
  'hirshhorn-museum': {
    description: 'Modern and contemporary art of the Smithsonian, in a round building on the National Mall.',
    agentId: 'agent-hirshhorn-museum',
    exhibit: {
      title: "Gordon Bunshaft's Drum",
      description:
        'The museum as a sculpture: a hollow drum of concrete, lifted off the ground on four piers.',
      sourceUrl: 'https://hirshhorn.si.edu/',
      exampleQuestions: [
        'Why is the Hirshhorn building round?',
        'What do the piers hold up?',
        'Who was Joseph Hirshhorn?',
        'Is admission free, and when is the museum open?',
      ],
      suppliedContext: [
        'The building of the Hirshhorn Museum was designed by Gordon Bunshaft, of the firm Skidmore, Owings and Merrill, and opened in 1974. It is a hollow drum of concrete, 231 feet across. The round building was meant as a large sculpture among the straight fronts of the National Mall, and the round galleries let visitors walk past the art without turning back: the outer ring was planned for paintings, the inner ring, with windows to the court, for sculpture. The center of the inner circle is not the center of the outer one, so that the ring is wider on one side. On the Mall side a single long window with a balcony looks out.',
        'Four massive piers hold the drum up, fourteen feet above the ground, so that one can walk through under it, past a fountain in the court. Many did not like it when it was new; Bunshaft himself wanted it plain and strong.',
        'Joseph Hirshhorn came to New York from Latvia as a child, left school early, and made his fortune with stocks and with uranium mines. In 1966 he gave the nation nearly six thousand paintings and sculptures, and later more. The sculpture garden lies across the street, sunk below the Mall.',
        'Admission is free. The museum is typically open every day except December 25, from 10 AM to 5:30 PM. Please check with the museum.',
      ],
    },
  },
  'renwick-gallery': {
    description: 'American craft and decorative art, across the street from the White House grounds.',
    agentId: 'agent-renwick-gallery',
    exhibit: {
      title: 'Ghost Clock',
      description: 'Wendell Castle, 1985. A grandfather clock under a sheet, or so it seems.',
      sourceUrl: 'https://americanart.si.edu/visit/renwick',
      exampleQuestions: [
        'What is Ghost Clock made of?',
        'Is there a clock under the sheet?',
        'Who was Wendell Castle?',
        'Is admission free, and what are the hours?',
      ],
      suppliedContext: [
        'Ghost Clock is a work by Wendell Castle from 1985. It looks like a grandfather clock that someone has covered with a large white sheet and tied with a rope. There is no clock under the sheet, and there is no sheet: all of it is carved from wood. Castle glued layers of mahogany into one block, carved the folds of the cloth, and bleached the wood white where it was to look like fabric; at the bottom, where the sheet seems to end, the wood is stained a walnut brown and looks like the foot of the clock. It was the last of a row of thirteen clocks that he made, and the only one that does not run.',
        'Wendell Castle was born in Kansas in 1932 and taught in Rochester, New York. He is often called the father of the art furniture movement. He died in 2018.',
        'The Renwick Gallery is called the first building in the United States that was made to be an art museum. The architect James Renwick Jr. began it for the collector William Wilson Corcoran in 1859; the Army used it in the Civil War. Since 1972 it shows craft, as a branch of the Smithsonian American Art Museum. Works change, so the clock may be off view.',
        'Admission is free. The hours are typically 10 AM to 5:30 PM every day except December 25. Please check with the museum.',
      ],
    },
  },
  'national-portrait-gallery': {
    description:
      'The people who shaped the country, and the only complete set of presidents outside the White House.',
    agentId: 'agent-national-portrait-gallery',
    exhibit: {
      title: 'The Lansdowne Portrait',
      description:
        'George Washington at full length, in the last year of his presidency. Gilbert Stuart, 1796.',
      sourceUrl: 'https://npg.si.edu/',
      exampleQuestions: [
        'Why is it called the Lansdowne portrait?',
        'What do the objects around Washington mean?',
        'How did the portrait become the property of the nation?',
        'What are the hours, and does admission cost anything?',
      ],
      suppliedContext: [
        'Gilbert Stuart painted George Washington at full length in 1796, the last full year of his presidency. It is called the Lansdowne portrait because it was made as a gift for the Marquess of Lansdowne, a British statesman who had spoken for peace with the American colonies. Senator William Bingham of Pennsylvania and his wife Anne paid for it.',
        'The objects around Washington mean a new kind of ruler. He wears a plain black suit and not a uniform or a robe; the sword in his left hand is for ceremony. On the table are a pen and paper, below it large books, among them one on the Constitution and laws of the United States. The leg of the table is adorned with American eagles, and bundles of rods stand for the power of government. In the window the storm passes and a rainbow appears. His outstretched hand is that of a speaker. His mouth looks stiff because of his false teeth.',
        'The portrait hung in the museum on loan from 1968 on. In 2000 its owner in Britain wished to sell; in 2001 the Donald W. Reynolds Foundation gave 30 million dollars, so that it became the property of the nation and could stay.',
        'The gallery is in the Old Patent Office Building, which it shares with the Smithsonian American Art Museum. Admission costs nothing. The hours are typically 11:30 AM to 7 PM every day except December 25. Please check with the gallery.',
      ],
    },
  },
  'smithsonian-american-art-museum': {
    description: 'American art from colonial portraits to video, in the Old Patent Office Building.',
    agentId: 'agent-smithsonian-american-art-museum',
    exhibit: {
      title: 'Electronic Superhighway',
      description:
        'Nam June Paik, 1995. A map of the United States in neon, with hundreds of television sets for the states.',
      sourceUrl: 'https://americanart.si.edu/',
      exampleQuestions: [
        'How many television sets are in Electronic Superhighway?',
        'What do the screens show for each state?',
        'Why did Nam June Paik think of a highway?',
        'When is the museum open, and is admission free?',
      ],
      suppliedContext: [
        'Electronic Superhighway: Continental U.S., Alaska, Hawaii is a work by Nam June Paik from 1995. It is a map of the country, about 15 feet high and 40 feet wide, outlined in colored neon, with 336 television sets behind it, some 575 feet of neon tubing and thousands of feet of cable. It is one of the largest works in the museum, and it hums.',
        'The screens show something else for each state: for Kansas The Wizard of Oz, for Oklahoma the musical of that name, for Iowa, where the campaigns begin, candidates for president, for Idaho potatoes. For some states Paik chose friends of his who were artists there. Washington, DC has a small camera: visitors see themselves on its screen.',
        'Nam June Paik was born in Korea in 1932 and came to the United States in 1964, when the interstate highways were still being built. He is called the father of video art. In 1974 he wrote of an electronic superhighway: as highways had joined the country, networks of electronic media would. The neon also recalls the signs of motels and diners along the road.',
        'The museum shares its building with the National Portrait Gallery; between the wings lies the Kogod Courtyard, under a glass roof by Norman Foster. Admission is free. The museum is typically open from 11:30 AM to 7 PM every day except December 25. Please check with the museum.',
      ],
    },
  },
  'women-in-the-arts': {
    description: 'A museum for women artists alone, which calls itself the first of its kind in the world.',
    agentId: 'agent-women-in-the-arts',
    exhibit: {
      title: 'Self-Portrait Dedicated to Leon Trotsky',
      description: 'Frida Kahlo, 1937. The painter between two curtains, with a letter in her hand.',
      sourceUrl: 'https://nmwa.org/',
      exampleQuestions: [
        'What does the letter in the painting say?',
        'How did Frida Kahlo know Leon Trotsky?',
        'How did the self-portrait come to the museum?',
        'What are the hours, and how much is admission?',
      ],
      suppliedContext: [
        'Frida Kahlo painted this self-portrait in 1937, in oil on Masonite. She stands on a kind of stage, between two white curtains, in an embroidered skirt, a fringed shawl and gold jewelry, with flowers and ribbon in her hair. She looks straight at us and holds a bouquet and a letter. The letter says that the painting is for Leon Trotsky, with all love, and gives the date of November 7, 1937: it was his birthday, and the anniversary of the October Revolution.',
        "Trotsky, who had been a leader of that revolution, had been driven out of the Soviet Union. Frida Kahlo and her husband Diego Rivera had asked the government of Mexico to let him in; he and his wife lived in her family's house, the Blue House, from January 1937. Kahlo and Trotsky had a short affair, which was over when she gave him the painting. He left it behind when he moved out in 1939.",
        'The writer and ambassador Clare Boothe Luce bought it, and the self-portrait came to the museum as her gift. It is the only painting by Kahlo in a public collection in Washington.',
        'The museum was founded by Wilhelmina Cole Holladay and opened in 1987, in a former Masonic temple; it reopened in 2023 after a renovation. The hours are typically 10 AM to 5 PM from Tuesday to Sunday. Admission for adults is typically about 16 dollars, and typically free for visitors of 21 and under. Please check with the museum.',
      ],
    },
  },
  'artechouse-dc': {
    description: 'Digital art in rooms that surround the visitor, a short walk from the National Mall.',
    agentId: 'agent-artechouse-dc',
    exhibit: {
      title: 'The Main Gallery',
      description:
        'A hall below the street whose walls and floor are one moving picture, new with each exhibition.',
      sourceUrl: 'https://www.artechouse.com/',
      exampleQuestions: [
        'What happens in the Main Gallery?',
        'Does the digital art change?',
        'Is there anything to try out with my own hands?',
        'What are the hours, and do I need a ticket for a certain time?',
      ],
      suppliedContext: [
        'The Main Gallery is the heart of ARTECHOUSE in Washington: a large hall, two floors high, reached by going down from the street. Projectors throw one moving picture over its walls and its floor, with sound from all sides, so that visitors sit, lie or walk about inside of it. From the balcony above the hall one sees the whole picture at once. A piece lasts some twenty to thirty minutes and then begins again, so nobody comes too late.',
        'The digital art changes: there is no permanent collection. A few exhibitions a year are made for these rooms, by the studio of the house or with artists, programmers and scientists. In spring there is typically one for the cherry blossom season of the city. Past ones were about color, the brain, and the pictures of space that NASA takes.',
        "In the smaller rooms around the hall there are works to try out with one's own hands and movements: sensors and cameras see the visitors, and the picture answers. At the bar some drinks come to life when they are looked at through a phone.",
        'ARTECHOUSE was founded by Sandro Kereselidze and Tati Pastukhova, and opened here in June 2017. It is a private venue: a ticket for a certain time is needed and is typically bought ahead online. It is typically open every day and into the evening; the hours change with the exhibitions. Please check hours, prices and what is on with the venue. Some pieces flash.',
      ],
    },
  },
  'national-museum-of-asian-art': {
    description:
      'The Freer and Sackler galleries of the Smithsonian: art of Asia from ancient times to today.',
    agentId: 'agent-national-museum-of-asian-art',
    exhibit: {
      title: 'The Peacock Room',
      description:
        'Harmony in Blue and Gold: a London dining room that James McNeill Whistler painted in 1876 and 1877.',
      sourceUrl: 'https://asia.si.edu/',
      exampleQuestions: [
        'What was the Peacock Room made for?',
        'Why did Whistler quarrel with the owner of the room?',
        'What do the two fighting peacocks mean?',
        'Is admission free, and what are the hours?',
      ],
      suppliedContext: [
        'The Peacock Room was made as the dining room of Frederick Leyland, a shipowner in London, who wanted to show his blue and white porcelain from China in it. Thomas Jeckyll had built it, with shelves and walls of gilt leather; over the fireplace hung a painting by the American James McNeill Whistler, The Princess from the Land of Porcelain. In 1876 Jeckyll fell ill, and Whistler was asked about the color of the shutters. While the owner was away he painted nearly everything, in a deep blue-green with patterns of gold like the feathers of a peacock, and called the room Harmony in Blue and Gold.',
        'He also asked for 2,000 guineas. Leyland had ordered nothing of the kind, and the two began to quarrel about the money; Leyland paid half, in pounds instead of the guineas that gentlemen and artists were paid in. As his answer Whistler painted two fighting peacocks on the wall opposite the Princess: one stands for the artist, the other, with silver coins at its feet, for the rich owner. He called it Art and Money.',
        'Charles Lang Freer, a maker of railroad cars in Detroit, bought the whole room in 1904 and left it to the Smithsonian with his collection. The Freer Gallery opened in 1923.',
        'Admission is free. The hours are typically 10 AM to 5:30 PM every day except December 25. Please check with the museum.',
      ],
    },
  },
  'phillips-collection': {
    description: "America's first museum of modern art, begun in 1921 in the home of Duncan Phillips.",
    agentId: 'agent-phillips-collection',
    exhibit: {
      title: 'Luncheon of the Boating Party',
      description: 'Pierre-Auguste Renoir, 1880 to 1881. Friends after lunch, on a balcony over the Seine.',
      sourceUrl: 'https://www.phillipscollection.org/',
      exampleQuestions: [
        'Where does the luncheon take place?',
        'Who is the woman with the little dog?',
        'What did Duncan Phillips pay for the painting?',
        'What are the hours, and what does admission cost?',
      ],
      suppliedContext: [
        'Pierre-Auguste Renoir painted Luncheon of the Boating Party in 1880 and 1881, in oil on a canvas of about four by six feet. The luncheon takes place on the balcony of the Maison Fournaise, a restaurant on the Seine at Chatou, near Paris, where people came by train to row and to eat. It is late in the meal: grapes, wine and crumpled napkins are on the table. Fourteen people of different standing sit and stand together, which was new at the time: actresses, a seamstress, a baron, a poet, a banker.',
        'The woman with the little dog is Aline Charigot, a seamstress, whom Renoir married in 1890. Across from her, on a chair turned around, sits the painter Gustave Caillebotte, a friend of Renoir and a keen sailor. The tall man in the straw hat at the left is the son of the owner of the restaurant.',
        'Duncan Phillips bought the painting in 1923 for 125,000 dollars, more than he had ever paid for one, and said that people would travel thousands of miles to see it. He had opened two rooms of his house to the public in 1921, in memory of his father and brother: it was the first museum of modern art in America. The Rothko Room is another place that visitors come for.',
        'The museum is typically open from Tuesday to Sunday; its hours are mostly 10 AM to 5 PM. Admission for adults is typically about 20 dollars, and visitors of 18 and under are typically free. Please check with the museum.',
      ],
    },
  },
} as const satisfies Readonly<Record<string, MuseumDemo>>;
