import type { MuseumDemo } from '../museum.ts';

/** Museums whose main exhibit is the house itself. */
export const washingtonHouses = {
  'national-building-museum': {
    description: 'Architecture, engineering and design, in the old Pension Building and its vast Great Hall.',
    agentId: 'agent-national-building-museum',
    exhibit: {
      title: 'The Corinthian Columns',
      description:
        'Eight columns of brick, 75 feet tall, that look like marble and carry the roof of the Great Hall.',
      sourceUrl: 'https://www.nbm.org/',
      exampleQuestions: [
        'How tall are the columns in the Great Hall?',
        'What are the columns made of?',
        'What was the building built for?',
        'What are the hours, and is the Great Hall free to visit?',
      ],
      suppliedContext: [
        'The eight Corinthian columns in the Great Hall of the National Building Museum are 75 feet tall and 8 feet thick, and are among the tallest interior columns of their kind in the world. They are made of brick: about 70,000 bricks went into each of them. They were covered with plaster and painted to look like marble. The Great Hall is 316 feet long and 116 feet wide, and its middle is as high as a building of fifteen stories. Inaugural balls of presidents have been held in it since that of Grover Cleveland in 1885.',
        'The building was built for the Pension Bureau, which paid the pensions of wounded soldiers and of widows after the Civil War. Montgomery C. Meigs, who had been the quartermaster general of the Union Army, designed it after palaces in Rome. It went up from 1882 to 1887, with some fifteen million bricks. He gave it light and moving air for the health of the clerks, and low, easy steps. Around the outside runs a frieze of terracotta by Caspar Buberl, 1,200 feet long, with soldiers and sailors of the war on the march.',
        'Congress founded the museum in 1980. The Great Hall is typically free to visit; there is an admission fee for the exhibitions. The hours are typically 10 AM to 4 PM from Thursday to Monday. Please check hours and prices with the museum, for events may close the hall.',
      ],
    },
  },
  'smithsonian-castle': {
    description:
      'The first building of the Smithsonian, of red sandstone, in the middle of the National Mall.',
    agentId: 'agent-smithsonian-castle',
    exhibit: {
      title: 'The Crypt of James Smithson',
      description:
        'The tomb of the Englishman whose fortune founded the Smithsonian, in a room by the north door.',
      sourceUrl: 'https://www.si.edu/museums/smithsonian-institution-building',
      exampleQuestions: [
        'Who was James Smithson?',
        'Why did he leave his fortune to the United States?',
        'How did his tomb get to Washington?',
        'Is the Castle open, what are the hours and is admission free?',
      ],
      suppliedContext: [
        'James Smithson was an English scientist, born in France in about 1765, the son of a duke who was not married to his mother. He studied minerals; the zinc ore smithsonite is named after him. He left his fortune to a nephew, and, should the nephew die without children, to the United States of America, to found at Washington, under the name of the Smithsonian Institution, "an establishment for the increase and diffusion of knowledge". Why he chose the United States nobody knows: he never saw the country, and left no explanation. The nephew died, and in 1838 more than a hundred thousand gold sovereigns came over the ocean, about half a million dollars. Congress argued for years and founded the Smithsonian in 1846.',
        'Smithson died in Genoa in 1829 and was buried there. When a quarry was about to take the cemetery, Alexander Graham Bell, a regent of the Smithsonian, fetched the remains himself, in the winter of 1903 to 1904. The crypt, with the old monument from the tomb, lies beside the north entrance of the Castle.',
        'The Castle was designed by James Renwick Jr., in red sandstone from Seneca, Maryland, and finished in 1855. It was closed in February 2023 for a renovation of several years, the first in more than half a century. Whether it is open, and its hours, should be checked with the Smithsonian before a visit. Admission has always been free.',
      ],
    },
  },
  'hillwood-estate': {
    description:
      'The house and gardens of Marjorie Merriweather Post, with her Russian and French treasures.',
    agentId: 'agent-hillwood-estate',
    exhibit: {
      title: 'The Catherine the Great Egg',
      description: 'A Fabergé egg of 1914, the Easter gift of the last emperor of Russia to his mother.',
      sourceUrl: 'https://hillwoodmuseum.org/',
      exampleQuestions: [
        'For whom was the Catherine the Great Egg made?',
        'What was the surprise inside the egg?',
        'Who was Marjorie Merriweather Post?',
        'What are the hours, and what is asked for admission?',
      ],
      suppliedContext: [
        'The Catherine the Great Egg was made by the firm of Carl Fabergé in St. Petersburg for Easter 1914. Emperor Nicholas II gave it to his mother, the Dowager Empress Maria Feodorovna. It is of gold, diamonds, pearls and enamel; pink panels, painted to look like cameos, show the arts and sciences that Empress Catherine II, called the Great, had favored. The master of the workshop was Henrik Wigström. The surprise inside the egg, which is lost, was a small mechanical sedan chair, in which two servants carried the empress. It was one of the last Easters at which such eggs were given; the revolution came in 1917.',
        'Hillwood has a second imperial egg, the Twelve Monogram Egg of 1896, and a collection of Russian imperial art that is called the most comprehensive outside of Russia.',
        'Marjorie Merriweather Post inherited the Postum Cereal Company from her father in 1914, when she was 27, and helped to make it into General Foods. She began to buy Russian art in Moscow, where her third husband was the American ambassador from 1937 to 1938. She bought Hillwood in 1955 and left it to the public; she died in 1973. There are thirteen acres of formal gardens, with a Japanese-style garden and orchids in a greenhouse.',
        'Admission is typically a suggested donation of 18 dollars for adults. The hours are typically 10 AM to 5 PM from Tuesday to Sunday, and the estate is closed for part of January. Please check with Hillwood.',
      ],
    },
  },
  'woodrow-wilson-house': {
    description: 'The last home of the 28th president, near Dupont Circle, much as he left it.',
    agentId: 'agent-woodrow-wilson-house',
    exhibit: {
      title: "Woodrow Wilson's House on S Street",
      description: 'The town house of 1915 in which Woodrow and Edith Wilson lived after the White House.',
      sourceUrl: 'https://www.woodrowwilsonhouse.org/',
      exampleQuestions: [
        'When did Woodrow Wilson live in the house?',
        'Who designed the house?',
        'What became of the house after his death?',
        'Is there a tour, and what are the hours and the admission?',
      ],
      suppliedContext: [
        'Woodrow Wilson, the 28th president of the United States, lived in the house on S Street from March 1921, when he left the White House, until his death there on February 3, 1924. He had led the country through the First World War, worked for the League of Nations, and won the Nobel Peace Prize for 1919; a stroke in October 1919 had left him partly paralyzed. In this house he received visitors, read in his library, listened to the radio and watched silent films. On Armistice Day of 1923 he spoke to a crowd from the steps, after his first speech on the radio the day before. He is the only president who is buried in Washington, in the National Cathedral.',
        'The house was designed by Waddy Butler Wood, an architect of Washington, in the Georgian Revival style, and was built in 1915 for Henry Parker Fairbanks, a businessman. For the Wilsons an elevator, a garage and shelves for thousands of books were put in.',
        'After his death his wife Edith Bolling Galt Wilson stayed in the house until she died in 1961, and kept it much as it was. She left it to the National Trust for Historic Preservation, which keeps it as a museum, with the furniture, gifts of state and clothes of the couple.',
        'The house was announced to close in the autumn of 2026 for works that last into 2027. When it is open, it is typically seen on a tour, for which there is an admission fee. Please check with the house whether it is open, and at what hours.',
      ],
    },
  },
  'president-lincolns-cottage': {
    description:
      'The house in the north of the city where Abraham Lincoln lived in the summers of the Civil War.',
    agentId: 'agent-president-lincolns-cottage',
    exhibit: {
      title: "The Cottage at the Soldiers' Home",
      description:
        'Lincoln worked on the Emancipation Proclamation in this house, three miles from the White House.',
      sourceUrl: 'https://www.lincolncottage.org/',
      exampleQuestions: [
        'Why did Lincoln live at the cottage?',
        'Which proclamation did Lincoln work on at the cottage?',
        'How did he get from the cottage to the White House?',
        'Do I need a tour ticket, and what are the hours?',
      ],
      suppliedContext: [
        "The cottage stands on a hill on the grounds of the Soldiers' Home, a home for veterans, about three miles north of the White House. George Washington Riggs, a banker, had it built in 1842, in the Gothic Revival style. Abraham Lincoln, his wife Mary and their son Tad lived here from June to November of 1862, 1863 and 1864: more than a quarter of his presidency. They came because the hill was cooler and quieter than the city, and because their son Willie had died in the White House in February 1862. It was no escape from the war: wounded soldiers lived nearby, and new graves were dug each day in the cemetery in view of the house.",
        'In the summer of 1862 he worked at the cottage on the Emancipation Proclamation, which he signed on January 1, 1863.',
        'Lincoln rode to the White House nearly every day, on horseback or in a carriage, about half an hour each way, at first without a guard. He met people on the road; the poet Walt Whitman saw him pass and wrote of it. One night in August 1864 a shot went through his hat on the way to the cottage.',
        'The cottage became a national monument in 2000 and opened to the public in February 2008. Rooms are nearly empty: the guides talk of ideas. The inside is seen only on a tour, for which a ticket is needed and is best bought ahead. The hours are typically 9:30 AM to 4:30 PM. Please check with the cottage.',
      ],
    },
  },
} as const satisfies Readonly<Record<string, MuseumDemo>>;
