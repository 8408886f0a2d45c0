import { styled } from 'styled-components'

export const Rows = styled.ol`
  margin: 0;
  padding: 0;
  list-style: none;
`

export const Row = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: var(--mall-space-8);
  align-items: center;
  padding-inline-end: var(--mall-space-16);
  border-block-end: 1px solid var(--mall-divider);

  &[data-chosen] {
    background: var(--mall-primary-soft);
    box-shadow: inset 3px 0 0 var(--mall-primary);
  }

  &[data-lifted] {
    opacity: 0.4;
  }

  /* Where it would be let go. */
  &[data-over] {
    outline: 2px dashed var(--mall-primary);
    outline-offset: -2px;
  }
`

export const Choose = styled.button`
  display: flex;
  gap: var(--mall-space-8);
  align-items: center;
  min-inline-size: 0;
  min-block-size: 56px;
  padding: var(--mall-space-8) 0 var(--mall-space-8) var(--mall-space-16);
  border: 0;
  background: none;
  color: inherit;
  font: inherit;
  text-align: start;
  cursor: pointer;

  &[draggable='true'] {
    cursor: grab;
  }
  /* What it is taken by; by fingers nothing is dragged. */
  @media (hover: hover) and (pointer: fine) {
    &[draggable='true']::before {
      flex: none;
      inline-size: 8px;
      block-size: 14px;
      background: radial-gradient(circle, var(--mall-control-border) 1px, transparent 1.5px) 0 0 / 4px 5px;
      content: '';
    }
  }

  &:focus-visible {
    outline: 2px solid var(--mall-primary);
    outline-offset: -2px;
  }

  > span:not([data-part]) {
    display: grid;
    flex: 1;
    min-inline-size: 0;
  }

  strong,
  small {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  strong {
    font-weight: 400;
  }
  small {
    white-space: normal;
  }

  &[aria-pressed='true'] strong {
    color: var(--mall-primary);
    font-weight: 600;
  }

  [data-hidden] & strong {
    color: var(--mall-text-secondary);
  }

  small {
    color: var(--mall-text-secondary);
    font-size: var(--mall-font-size-12);
    line-height: var(--mall-line-height-12);
  }

  img {
    flex: none;
    inline-size: 64px;
    block-size: 28px;
    border-radius: var(--mall-radius-tag);
    object-fit: cover;
    filter: var(--mall-picture-filter);
  }
`
