import type { MuseumDemo } from '../museum.ts';

/** New York's other museums. The Museum of Modern Art, the last in the catalog, has eight questions. */
export const newYork = {
  'brooklyn-museum': {
    description:
      'One of the largest art museums of the country, beside Prospect Park and the Botanic Garden.',
    agentId: 'agent-brooklyn-museum',
    exhibit: {
      title: 'The Dinner Party',
      description:
        'Judy Chicago, 1974 to 1979. A table in the shape of a triangle, with a place for each of 39 women of history and myth.',
      sourceUrl: 'https://www.brooklynmuseum.org/',
      exampleQuestions: [
        'How many women have a place at The Dinner Party?',
        'Why is the table a triangle?',
        'What are the names on the floor?',
        'What are the hours, and how much is admission?',
      ],
      suppliedContext: [
        "The Dinner Party is an installation by the American artist Judy Chicago, made from 1974 to 1979 with the help of several hundred people. It is a table laid for a banquet in the shape of a triangle, 48 feet long on each side. The triangle is an old sign for woman, and with equal sides it has no head of the table. There are places for 39 women, some of them goddesses or figures of myth, thirteen on each side: from prehistory to Rome, from the beginnings of Christianity to the Reformation, and from the American Revolution to women's rights. Each place has a painted porcelain plate, a goblet, and a runner embroidered in the techniques of the woman's own time. Among the guests are Sappho, Hildegard of Bingen, Sacajawea, Sojourner Truth, Emily Dickinson and Georgia O'Keeffe.",
        'The names of 999 others are written in gold on the white tiles of the floor, which is called the Heritage Floor. All but one of them are women: Kresilas, a sculptor of ancient Greece, was a man.',
        'It was first shown in San Francisco in 1979. Since 2007 it has been on view in the Elizabeth A. Sackler Center for Feminist Art of the museum.',
        'The museum is typically open from Wednesday to Sunday, 11 AM to 6 PM. Admission for adults is typically about 20 dollars, and visitors of 19 and under are typically free. Please check hours and prices with the museum.',
      ],
    },
  },
  'american-museum-of-natural-history': {
    description: 'Dinosaurs, dioramas, meteorites and a whale: natural history across from Central Park.',
    agentId: 'agent-american-museum-of-natural-history',
    exhibit: {
      title: 'The Blue Whale',
      description:
        'A model of a female blue whale, 94 feet long, that hangs in the Milstein Hall of Ocean Life.',
      sourceUrl: 'https://www.amnh.org/',
      exampleQuestions: [
        'How long is the whale, and how much does it weigh?',
        'Is the blue whale real?',
        'What was changed on the model over the years?',
        'When is the museum open, and what does admission cost?',
      ],
      suppliedContext: [
        'The blue whale in the Irma and Paul Milstein Family Hall of Ocean Life is 94 feet long and weighs 21,000 pounds. It is not a real animal but a model, made of foam, fiberglass and steel, and it hangs from the ceiling by its back. It shows a female that was found in 1925 off the southern tip of South America. A living blue whale can weigh some 200 tons: it is the largest animal known to have lived. The heart of one that was measured was as big as a small golf cart. A blue whale eats krill, small shrimp-like animals, which it strains from the water.',
        'The model was made in the 1960s and first shown in 1969, when hardly anyone had seen a whale alive under water. It was changed when the hall was renovated in 2003: more was known by then. The eyes, the blowholes and the jaw were made right, the color became bluer, and the whale was given a navel. Every year the staff clean it with brooms and vacuum cleaners.',
        'The museum was founded in 1869. Its Gilder Center opened in 2023.',
        'The museum is typically open every day from 10 AM to 5:30 PM. Admission for adults is typically about 30 dollars; residents of New York, New Jersey and Connecticut pay what they wish at the desk. Please check hours and prices with the museum.',
      ],
    },
  },
  'tenement-museum': {
    description:
      'The homes of immigrant families on the Lower East Side, told in the rooms where they lived.',
    agentId: 'agent-tenement-museum',
    exhibit: {
      title: '97 Orchard Street',
      description: 'A tenement of 1863 that was home to some 7,000 people before it was closed in 1935.',
      sourceUrl: 'https://www.tenement.org/',
      exampleQuestions: [
        'How many people lived at 97 Orchard Street?',
        'Why were the apartments closed in 1935?',
        'Which families does the museum tell of?',
        'Can I visit without a tour, and what are the hours?',
      ],
      suppliedContext: [
        'The building at 97 Orchard Street was built in 1863 by Lukas Glockner, a tailor from Germany. Until 1935 about 7,000 people from more than twenty nations lived in its apartments, each of three small rooms of about 325 square feet together. At first there was no running water, no gas and no toilet inside; wells and privies stood in the yard. Laws of 1901 forced owners to bring in light, air and toilets.',
        'In 1935 the landlord closed the apartments and put the tenants out, because new laws against fire would have made him rebuild the stairs; the shops on the lower floors went on. For more than fifty years no one lived upstairs, and wallpaper, newspapers and toys stayed where they were. In 1988 the historian Ruth Abram and Anita Jacobson found the building and began the museum. It is a National Historic Site.',
        'The museum tells of families who lived here, in their own apartments: among them the Gumpertz family from Germany, the Moores from Ireland, the Levines, who made dresses in their parlor, and the Baldizzis from Sicily. At 103 Orchard Street it tells of later families, from Puerto Rico, from China and of survivors of the Holocaust.',
        'The apartments can be visited only with a tour, for which one buys a ticket; the hours are typically 10 AM to 6 PM every day. Please check times and prices with the museum.',
      ],
    },
  },
  'intrepid-museum': {
    description: 'An aircraft carrier on the Hudson, with aircraft, a submarine and a space shuttle.',
    agentId: 'agent-intrepid-museum',
    exhibit: {
      title: 'The Space Shuttle Enterprise',
      description:
        'The first shuttle that was built. It never went to space: it proved that a shuttle can land.',
      sourceUrl: 'https://intrepidmuseum.org/',
      exampleQuestions: [
        'Did the Enterprise ever fly in space?',
        'Where does the name Enterprise come from?',
        'How did the shuttle get to New York?',
        'What are the hours, and what is part of the admission?',
      ],
      suppliedContext: [
        'The Enterprise was the first space shuttle orbiter that was built, and was rolled out in 1976. It never flew in space: it had no engines for that and no heat shield. In 1977 it was carried up on the back of a jumbo jet over the California desert; in five free flights it was let go and glided down to a landing, flown by two crews of two. So NASA proved that a shuttle could land without power, before Columbia went to space in 1981.',
        'It was to be named Constitution. Viewers of the television series Star Trek wrote letters in great numbers to ask for the name Enterprise, that of the starship in the series, and the President agreed.',
        'The shuttle belonged to the Smithsonian for many years. In April 2012 it flew to New York on a jumbo jet, past the Statue of Liberty; in June it went up the Hudson River by barge, and a crane set it on the flight deck of the Intrepid. The ship is an aircraft carrier that served in the Second World War and later recovered astronauts from the sea; it has been a museum since 1982.',
        'The museum is typically open every day from 10 AM to 5 PM, longer on weekends in the warm season. The shuttle is typically part of the general admission, about 38 dollars for adults. Please check hours and prices with the museum.',
      ],
    },
  },
  'museum-of-modern-art': {
    description:
      'Modern and contemporary art in Midtown, from painting and sculpture to film, design and photographs.',
    agentId: 'agent-museum-of-modern-art',
    exhibit: {
      title: 'The Starry Night',
      description: 'Vincent van Gogh, Saint-Rémy, June 1889. Oil on canvas.',
      sourceUrl: 'https://www.moma.org/',
      exampleQuestions: [
        'Where was van Gogh when he painted The Starry Night?',
        'Is the village in the painting a real place?',
        'What is the tall dark shape in front?',
        'Which of the lights is the planet Venus?',
        'What did van Gogh himself think of the painting?',
        'How big is the painting, and how is the paint laid on?',
        'How did The Starry Night come to the museum?',
        'What are the hours, and how much is admission?',
      ],
      suppliedContext: [
        'Vincent van Gogh painted The Starry Night in June 1889. He was in the south of France then, in the asylum of Saint-Paul-de-Mausole near Saint-Rémy, where he had gone of his own will after he had hurt his ear in Arles the winter before. From his window, which looked east, he saw the sky before sunrise, and wrote of it to his brother Theo. He painted the picture by day in a studio on the ground floor, from memory and imagination.',
        'The hills are real, but the village is not a place that he could see from there: its church with the pointed steeple recalls those of the Netherlands, where he grew up. The tall dark shape in front is a cypress, a tree that is planted in cemeteries in that region; he admired its line. The large white light just right of the cypress is the planet Venus, the morning star, which could be seen that spring. The crescent moon was added freely: the real one was fuller in those nights.',
        'Van Gogh himself did not think much of the painting. He counted it among his failures and wrote that he had gone too far from nature. It is 29 by 36 ¼ inches big, about 74 by 92 centimeters, in oil on canvas. The paint is laid on thickly, in short strokes that turn with the sky and stand upright in the tree.',
        "Theo's widow, Johanna van Gogh-Bonger, sold it after both brothers had died. The Museum of Modern Art acquired it in 1941 through the bequest of Lillie P. Bliss, one of the three women who had founded the museum in 1929. It hangs on the fifth floor as a rule.",
        'The museum is typically open every day from 10:30 AM to 5:30 PM, and later on Fridays or Saturdays. Admission for adults is typically 30 dollars, children of 16 and under are typically free, and residents of New York State typically have free evenings. Please check hours and prices with the museum.',
      ],
    },
  },
} as const satisfies Readonly<Record<string, MuseumDemo>>;
