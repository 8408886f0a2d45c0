import { styled } from 'styled-components'

export const Root = styled.span`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: 2px;
  max-inline-size: 100%;
  font-variant-numeric: tabular-nums;

  [data-part='text'] {
    min-inline-size: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  button {
    display: inline-grid;
    flex: none;
    place-items: center;
    inline-size: 24px;
    block-size: 24px;
    margin: 0;
    padding: 0;
    border: 0;
    border-radius: var(--mall-radius-control);
    background: transparent;
    color: var(--mall-text-secondary);
    cursor: pointer;
  }
  button:hover {
    color: var(--mall-primary);
  }
  &[data-state='copied'] button {
    color: var(--mall-success);
  }
  @media (hover: hover) {
    &:not(:hover, :focus-within, [data-state='copied'], [data-state='failed']) button {
      opacity: 0;
    }
  }
`

/** Over the button's end, so that nothing moves. */
export const Said = styled.span`
  position: absolute;
  z-index: 2;
  inset-block-start: 50%;
  inset-inline-end: 26px;
  transform: translateY(-50%);
  padding-inline: var(--mall-space-8);
  border-radius: var(--mall-radius-control);
  background: var(--mall-chrome);
  color: var(--mall-on-chrome);
  font-size: var(--mall-font-size-12);
  line-height: var(--mall-line-height-12);
  white-space: nowrap;
  pointer-events: none;

  &:empty {
    padding: 0;
  }
`
