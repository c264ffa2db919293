import { useData } from 'vitepress';
import { defineComponent, h, onMounted, ref, useId, watch } from 'vue';

/** A diagram in Mermaid's language. What draws it is loaded when there is one; until then its text stands there. */
export const Diagram = defineComponent({
  props: {
    /** Encoded as a part of an address. */
    source: { type: String, required: true },
  },
  setup(props) {
    const { isDark } = useData();
    const drawing = ref<string>();
    const id = `diagram-${useId()}`;
    const text = () => decodeURIComponent(props.source);

    async function draw(): Promise<void> {
      const { default: mermaid } = await import('mermaid');
      mermaid.initialize({ startOnLoad: false, theme: isDark.value ? 'dark' : 'neutral' });
      drawing.value = (await mermaid.render(id, text())).svg;
    }

    onMounted(draw);
    watch([isDark, () => props.source], draw);
    return () =>
      drawing.value ? h('div', { class: 'diagram', innerHTML: drawing.value }) : h('pre', text());
  },
});
