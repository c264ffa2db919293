import type { MuseumDemo } from '../museum.ts';

/** The museums on Fifth Avenue, and a museum that moved downtown from there. */
export const manhattan = {
  'metropolitan-museum-of-art': {
    description:
      'Five thousand years of art from around the world, in one building on the edge of Central Park.',
    agentId: 'agent-metropolitan-museum-of-art',
    exhibit: {
      title: 'The Temple of Dendur',
      description:
        'A sandstone temple from the banks of the Nile, a gift of Egypt, in a hall with a wall of glass.',
      sourceUrl: 'https://www.metmuseum.org/',
      exampleQuestions: [
        'How old is the Temple of Dendur?',
        'To whom was the temple dedicated?',
        'Why did Egypt give the temple away?',
        'What are the opening hours, and how much is admission?',
      ],
      suppliedContext: [
        'The Temple of Dendur is about 2,000 years old: it was finished by about 10 BC, when Egypt belonged to Rome. The emperor Augustus had it built, and the reliefs on its walls show him as a pharaoh who makes offerings to the gods. The temple was dedicated to the goddess Isis of Philae, and to two brothers, Pedesi and Pihor, sons of a local chief in Nubia who were honored as gods. It is made of sandstone; the gate and the temple behind it stand about 25 meters from one end to the other.',
        'It stood on the west bank of the Nile, south of Aswan. When the Aswan High Dam was built, its lake would have covered it. Egypt gave the temple to the United States in 1965, in thanks for help in saving the monuments of Nubia. It came in 661 crates, was awarded to The Met in 1967 and was opened to visitors in 1978. The water in front of it stands for the Nile. Visitors of the nineteenth century cut their names into its walls.',
        'The Met is typically open from 10 AM to 5 PM, until 9 PM on Fridays and Saturdays, and closed on Wednesdays. Admission for adults is typically 30 dollars; residents of New York State and some students pay what they wish. Please check hours and prices with the museum.',
      ],
    },
  },
  'guggenheim-museum': {
    description:
      'Modern art along a spiral ramp: the building by Frank Lloyd Wright is as famous as what hangs in it.',
    agentId: 'agent-guggenheim-museum',
    exhibit: {
      title: "Frank Lloyd Wright's Rotunda",
      description: 'A continuous ramp that winds around an open court, under a skylight, finished in 1959.',
      sourceUrl: 'https://www.guggenheim.org/',
      exampleQuestions: [
        'How did Frank Lloyd Wright want people to walk through the rotunda?',
        'How long did it take to build the museum?',
        'Who was Hilla Rebay?',
        'What are the hours, and is there a free or cheaper evening?',
      ],
      suppliedContext: [
        'The rotunda is the main space of the Solomon R. Guggenheim Museum: a ramp winds around an open court in one continuous spiral, wider toward the top, under a large glass skylight. The architect Frank Lloyd Wright wanted people to take the elevator to the top and to walk down slowly past the art, always seeing the whole room. Today most exhibitions begin at the bottom and climb.',
        'Hilla Rebay, an artist and the first director of the museum, was the adviser of Solomon R. Guggenheim and gathered his collection of abstract painting, with many works by Vasily Kandinsky. In 1943 she wrote to Wright and asked him for "a temple of spirit". It took sixteen years until the museum opened: the war, the price of steel, the building laws of the city and doubts of artists about sloping walls stood in the way. It opened on October 21, 1959. Guggenheim had died in 1949, and Wright died six months before the opening.',
        'In 2019 the building became part of a UNESCO World Heritage Site, together with seven others by Wright.',
        'The museum is typically open every day from 10:30 AM to 5:30 PM. Admission for adults is typically 30 dollars, and one evening of the week visitors typically pay what they wish. Please check hours and prices with the museum.',
      ],
    },
  },
  'whitney-museum': {
    description:
      'American art of the last hundred years, in a building by Renzo Piano at the foot of the High Line.',
    agentId: 'agent-whitney-museum',
    exhibit: {
      title: 'Early Sunday Morning',
      description: 'Edward Hopper, 1930. A row of shops on Seventh Avenue before anyone is up.',
      sourceUrl: 'https://whitney.org/',
      exampleQuestions: [
        'Which street does Early Sunday Morning show?',
        'Is there a person in the painting?',
        'How did the Whitney Museum begin?',
        'When is the museum open, and when is admission free?',
      ],
      suppliedContext: [
        'Early Sunday Morning is an oil painting by Edward Hopper from 1930. It shows a street with a row of low brick shops in the long light of a morning: a barber pole, a hydrant, window shades at different heights. Hopper said it was almost a literal translation of Seventh Avenue in New York, though he made the lettering of the signs unreadable, and the long shadows cannot fall like that on an avenue that runs north and south. He first called it Seventh Avenue Shops; others gave it its name, and he said that it was not necessarily Sunday.',
        'There is no person in the painting. Hopper had painted a figure in one of the upper windows and painted it over. The dark square at the upper right is the edge of a taller building.',
        'The Whitney Museum was founded in 1930 by the sculptor Gertrude Vanderbilt Whitney, after The Metropolitan Museum had refused her collection of living American artists; it opened in 1931. This painting was bought within months after it was made. The building by Renzo Piano opened in 2015. Works change, so the painting may be off view.',
        'The museum is typically open from 10:30 AM to 6 PM, until 10 PM on Fridays, and closed on Tuesdays. Admission is typically 30 dollars for adults, free for visitors of 25 and under, and free for all on Friday evenings. Please check with the museum.',
      ],
    },
  },
  'frick-collection': {
    description: "Old master paintings and fine furniture in the house that was Henry Clay Frick's home.",
    agentId: 'agent-frick-collection',
    exhibit: {
      title: 'St. Francis in the Desert',
      description: 'Giovanni Bellini, about 1476 to 1478. The saint steps out of his cell into the light.',
      sourceUrl: 'https://www.frick.org/',
      exampleQuestions: [
        'What is happening to St. Francis in the painting?',
        'Who painted it, and when?',
        'When did Frick buy the painting?',
        'What are the hours, and may children visit?',
      ],
      suppliedContext: [
        'St. Francis in the Desert was painted by Giovanni Bellini, one of the great painters of Venice, about 1476 to 1478, in oil on panel. St. Francis of Assisi has left his sandals and his desk and stands barefoot before his cell, his arms open and his mouth slightly parted, looking up toward a light at the upper left. Many see in the painting the moment on Mount La Verna, in 1224, in which he received the stigmata, the wounds of Christ. Bellini leaves out the angel that other painters show: the light alone does it. A donkey, a heron, a shepherd with his flock, a vine and a town are painted with the same care.',
        'Henry Clay Frick, who had become rich with coke and steel, bought the painting in 1915. Its place is the Living Hall of his house. While the house was renovated it hung elsewhere: until 2024 it was shown at Frick Madison, a few streets away.',
        'The house was built in 1913 and 1914 by the architects Carrère and Hastings. Frick died in 1919 and left the house and the art to the public; the museum opened in 1935, and reopened in 2025 after a renovation that opened rooms of the second floor.',
        'The museum is typically open from 10:30 AM and closed on Tuesdays. Children under ten are not admitted to the galleries. Adults typically pay 30 dollars for admission, and there is a weekly time to pay what one wishes. Please check hours and prices with the museum.',
      ],
    },
  },
  'cooper-hewitt': {
    description: "The Smithsonian's museum of design, in the house of Andrew Carnegie.",
    agentId: 'agent-cooper-hewitt',
    exhibit: {
      title: 'The Carnegie Mansion',
      description:
        'The house of 64 rooms that Andrew Carnegie moved into in 1902, one of the most modern homes of its time.',
      sourceUrl: 'https://www.cooperhewitt.org/',
      exampleQuestions: [
        'Who built the mansion, and when?',
        'What was modern about the house?',
        'Who were the Hewitt sisters?',
        'What are the hours, and what does admission cost?',
      ],
      suppliedContext: [
        'The mansion was built for Andrew Carnegie, who had made his fortune in steel and then gave most of it away. He asked the architects Babb, Cook and Willard for "the most modest, plainest, and most roomy house in New York". It has 64 rooms. Carnegie, his wife Louise and their daughter Margaret moved in at the end of 1902. So far uptown there was room for a large garden, which is still there.',
        'What was modern about the house is mostly out of sight: it is one of the first private houses in the United States with a frame of structural steel and with an Otis passenger elevator, and it had central heating and an early form of air conditioning. In the Great Hall, paneled in oak, an organ played in the morning to wake the family.',
        'The sisters Sarah and Eleanor Hewitt, granddaughters of the industrialist Peter Cooper, opened a museum for the arts of decoration at Cooper Union in 1897. It became part of the Smithsonian in 1967 and opened in the mansion in 1976. It calls itself the only museum of the nation devoted to historical and contemporary design alone.',
        'The museum is typically open every day from 10 AM to 6 PM. There is an admission fee for adults, and visitors under 18 are typically free. Please check hours and prices with the museum.',
      ],
    },
  },
} as const satisfies Readonly<Record<string, MuseumDemo>>;
