import { useData } from 'vitepress';
import { defineComponent, h, onMounted, ref, useId, useTemplateRef, watch } from 'vue';

/** A Mermaid diagram. Shows its source until the renderer, loaded on demand, is ready. */
export const Diagram = defineComponent({
  props: {
    /** URI-encoded. */
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
        // keeps text at a readable size; wide diagrams scroll
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
      // Mermaid measures text inside this element, so that the element's styles apply
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
