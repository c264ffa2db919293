import { defineComponent, h, onMounted, useTemplateRef } from 'vue';
import file from '../../../contracts/openapi.yaml?url';

/** The API's reference, from the OpenAPI file. Only the reference's page loads the large viewer. */
export const ApiReference = defineComponent({
  setup() {
    const place = useTemplateRef<HTMLElement>('place');
    onMounted(async () => {
      await import('swagger-ui-dist/swagger-ui.css');
      const { default: showReference } = await import('swagger-ui-dist/swagger-ui-es-bundle.js');
      // read only: the handbook has no backend behind it
      showReference({ url: file, domNode: place.value, docExpansion: 'none', supportedSubmitMethods: [] });
    });
    return () => h('div', { ref: 'place', class: 'vp-raw api-reference' });
  },
});
