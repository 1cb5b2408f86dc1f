/** A page as an untidy WordPress sends it: the reader salvages what it can (reading guide). */
export const untidy = {
  title: 'Untidy',
  // PHP serialises a list with gaps as an object.
  meta: {
    0: { component_name: 'Banner', main_title: 'Untidy', button_one_text: 'On', button_one_link: '/projects' },
    1: 'no section at all',
    3: { component_name: 'GridBlocks', main_title: 2015, description: { unknown: 'An object for a text' } },
    4: {
      component_name: 'HireGrid',
      main_title: 'Hands',
      card_components: {
        2: { title: 'Stoker', houres: 40, image: false, image_set: { width: '100', height: 'tall', sources: null } },
        5: null,
        7: { description: 'Nobody knows my name.' },
      },
    },
    6: { component_name: 'Stats', main_title: 'Sums', card_components: 'not a list' },
    8: { component_name: 'News', main_title: 'Unnamed', card_components: [{ description: 'No title.' }, {}] },
    9: { component_name: 'TwoImages', main_title: 'No pictures', bg_image: null, com_image: false },
    10: {},
    11: { component_name: 'RichText' },
  },
  endpoint_call: 7,
};
