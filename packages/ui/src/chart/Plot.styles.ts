import { styled } from 'styled-components'

export const Svg = styled.svg`
  display: block;
  /* Its width is the last measured width of its container. */
  max-inline-size: 100%;
  overflow: visible;
  font-size: var(--mall-font-size-12);
  font-variant-numeric: tabular-nums;

  text {
    fill: var(--mall-text-secondary);
  }
  [data-part='rule'] {
    stroke: var(--mall-divider);
  }
  [data-part='zero'] {
    stroke: var(--mall-control-border);
  }
  [data-part='bar'] {
    fill: var(--chart-second);
  }
  [data-unfinished] [data-part='bar'] {
    stroke: var(--chart-second);
  }
  [data-selected] [data-part='bar'],
  [data-active] [data-part='bar'] {
    fill: var(--mall-primary);
  }
  [data-tone='saving'] [data-part='bar'] {
    fill: var(--mall-cinnabar);
  }
  [data-unfinished] [data-part='bar'],
  [data-unfinished][data-active] [data-part='bar'],
  [data-unfinished][data-selected] [data-part='bar'] {
    fill: var(--chart-hatch);
  }
  [data-part='hatch'] {
    stroke: var(--chart-second);
    stroke-width: 2;
  }
  [data-part='line'] {
    fill: none;
    stroke: var(--mall-primary);
    stroke-width: 2;
    stroke-linejoin: round;
  }
  [data-part='line'][data-tone='ink'] {
    stroke: var(--mall-text);
    stroke-width: 1.25;
  }
  [data-part='line'][data-tone='quiet'] {
    stroke: var(--mall-text-tertiary);
    stroke-width: 1.5;
    stroke-dasharray: 2 3;
  }
  [data-part='line'][data-tone='saving'] {
    stroke: var(--mall-cinnabar);
  }
  [data-part='line'][data-open] {
    stroke-dasharray: 5 4;
  }
  [data-part='dot'] {
    fill: var(--mall-surface);
    stroke: var(--mall-primary);
    stroke-width: 1.5;
  }
  [data-part='dot'][data-tone='ink'] {
    stroke: var(--mall-text);
  }
  [data-part='dot'][data-tone='quiet'] {
    stroke: var(--mall-text-tertiary);
  }
  [data-part='dot'][data-tone='saving'] {
    stroke: var(--mall-cinnabar);
  }
  [data-active] [data-part='dot'],
  [data-selected] [data-part='dot'] {
    stroke-width: 3;
  }
  [data-part='hit'] {
    fill: transparent;
  }
  [data-pressable] {
    cursor: pointer;
  }
  [data-active] [data-part='hit'] {
    fill: color-mix(in srgb, var(--mall-primary) 7%, transparent);
  }
  [data-index]:focus-visible {
    outline: none;
  }
  [data-index]:focus-visible [data-part='hit'] {
    stroke: var(--mall-focus);
    stroke-width: 2;
  }
  text[data-selected],
  text[data-active] {
    fill: var(--mall-text);
    font-weight: 600;
  }
  [data-part='share'] {
    stroke: var(--mall-surface);
    stroke-width: 2;
  }
  [data-active] [data-part='share'],
  [data-selected] [data-part='share'] {
    stroke: var(--mall-text);
  }
  [data-index]:focus-visible [data-part='share'] {
    stroke: var(--mall-focus);
    stroke-width: 3;
  }
  [data-part='whole'] {
    fill: var(--mall-text);
    font-size: var(--mall-font-size-18);
    font-weight: 600;
  }

  @media (forced-colors: active) {
    [data-part='bar'] {
      fill: CanvasText;
    }
    [data-active] [data-part='bar'],
    [data-selected] [data-part='bar'] {
      fill: Highlight;
    }
    [data-part='line'],
    [data-part='dot'],
    [data-part='hatch'] {
      stroke: CanvasText;
    }
    [data-part='hit'] {
      forced-color-adjust: none;
    }
  }
`
