import { css, styled } from 'styled-components'
import { Link } from '../link/Link.tsx'
import { ring } from '../styles/ring.styles.ts'

const look = css`
  --ink: var(--mall-text);
  --ground: var(--mall-surface);
  --edge: var(--mall-control-border);
  --ground-hover: var(--mall-primary-soft);
  --ink-hover: var(--mall-primary);
  --edge-hover: var(--mall-primary);

  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  max-inline-size: 100%;
  min-block-size: var(--mall-control-height);
  margin: 0;
  padding: 0 var(--mall-control-padding);
  border: 1px solid var(--edge);
  border-radius: var(--mall-radius-control);
  background: var(--ground);
  color: var(--ink);
  font-family: inherit;
  font-size: var(--mall-control-font-size);
  font-weight: 400;
  line-height: 1.5;
  text-align: center;
  text-decoration: none;
  cursor: pointer;
  user-select: none;
  touch-action: manipulation;

  @media (hover: hover) {
    &:hover {
      background: var(--ground-hover);
      color: var(--ink-hover);
      border-color: var(--edge-hover);
    }
  }
  /* A colour instead of an opacity, which would reduce the contrast of the text. */
  &:active:not([data-disabled]) {
    background: color-mix(in oklab, var(--ground-hover) 92%, var(--mall-text));
  }

  &[data-variant='primary'] {
    --ink: var(--mall-on-primary);
    --ground: var(--mall-primary);
    --edge: var(--mall-primary);
    --ground-hover: var(--mall-primary-hover);
    --ink-hover: var(--mall-on-primary);
    --edge-hover: var(--mall-primary-hover);
    font-weight: 600;
  }
  &[data-variant='decisive'] {
    --ink: var(--mall-on-cinnabar);
    --ground: var(--mall-cinnabar);
    --edge: var(--mall-cinnabar);
    --ground-hover: color-mix(in oklab, var(--mall-cinnabar) 88%, var(--mall-text));
    --ink-hover: var(--mall-on-cinnabar);
    --edge-hover: transparent;
    font-weight: 600;
  }
  &[data-variant='soft'] {
    --ink: var(--mall-primary);
    --ground: var(--mall-primary-soft);
    --edge: transparent;
    --ground-hover: color-mix(in oklab, var(--mall-primary-soft) 92%, var(--mall-primary));
    --ink-hover: var(--mall-primary-hover);
    --edge-hover: transparent;
  }
  &[data-variant='text'] {
    --ink: var(--mall-primary);
    --ground: transparent;
    --edge: transparent;
    --edge-hover: transparent;
    --ink-hover: var(--mall-primary-hover);
    /* From its edge to its words: what stands on the edge of a column takes it back. */
    --inset: calc(var(--mall-control-padding) * 0.66 + 1px);
    padding-inline: calc(var(--inset) - 1px);
  }
  &[data-variant='danger'] {
    --ink: var(--mall-danger);
    --edge: var(--mall-danger);
    --ground-hover: var(--mall-danger-soft);
    --ink-hover: var(--mall-danger);
    --edge-hover: var(--mall-danger);
  }
  &[data-block] {
    display: flex;
    inline-size: 100%;
  }
  &[data-icon-only] {
    inline-size: var(--mall-control-height);
    padding: 0;
  }
  &[aria-disabled='true'],
  &:disabled {
    cursor: not-allowed;
  }
  &[data-disabled] {
    --ink: var(--mall-text-tertiary);
    --ink-hover: var(--mall-text-tertiary);
    --ground: color-mix(in oklab, var(--mall-surface) 60%, var(--mall-divider));
    --ground-hover: var(--ground);
    --edge: var(--mall-divider);
    --edge-hover: var(--mall-divider);
  }
  &[data-disabled][data-variant='text'] {
    --ground: transparent;
    --edge: transparent;
  }
  &[data-loading] {
    cursor: progress;
  }
`

export const ButtonRoot = styled.button`
  ${look}
`

export const LinkRoot = styled(Link)`
  ${look}
`

export const Label = styled.span`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: var(--mall-space-8);
  min-inline-size: 0;

  [data-loading] > & {
    opacity: 0;
  }
`

export const Spinner = styled.span`
  ${ring}
  position: absolute;
  inset: 0;
  margin: auto;
`
