import { useData } from 'vitepress';
import { defineComponent, h, onMounted, ref, useId, useTemplateRef, watch } from 'vue';

/** A diagram in Mermaid's language. What draws it is loaded when there is one; until then its text stands there. */
export const Diagram = defineComponent({
  props: {
    /** Encoded as a part of an address. */
    source: { type: String, required: true },
  },
  setup(props) {
    const { isDark } = useData();
    const drawing = ref<string>();
    const place = useTemplateRef<HTMLElement>('place');
    const id = `diagram-${useId()}`;
    const text = () => decodeURIComponent(props.source);

    async function draw(): Promise<void> {
      const { default: mermaid } = await import('mermaid');
      mermaid.initialize({
        startOnLoad: false,
        theme: isDark.value ? 'dark' : 'neutral',
        // as large as its words need, so that they can be read: what is wider than the page is scrolled
        sequence: {
          useMaxWidth: false,
          mirrorActors: false,
          actorMargin: 16,
          width: 90,
          height: 48,
          messageMargin: 24,
        },
        flowchart: { useMaxWidth: false, nodeSpacing: 24, rankSpacing: 32 },
        fontSize: 13,
        themeVariables: { fontSize: '13px' },
      });
      // measured where it will stand, with the styles of that place
      drawing.value = (await mermaid.render(id, text(), place.value ?? undefined)).svg;
    }

    onMounted(draw);
    watch([isDark, () => props.source], draw);
    return () =>
      h('div', { class: 'diagram', tabindex: 0, role: 'group', 'aria-label': 'Diagram' }, [
        h('div', { ref: 'place' }),
        drawing.value ? h('div', { innerHTML: drawing.value }) : h('pre', text()),
      ]);
  },
});
