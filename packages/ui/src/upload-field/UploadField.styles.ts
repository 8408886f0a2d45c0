import { styled } from 'styled-components'

export const Root = styled.div.attrs({ role: 'group' })`
  display: grid;
  gap: var(--mall-space-8);
  min-inline-size: 0;

  button {
    display: flex;
    align-items: center;
    gap: var(--mall-space-8);
    margin: 0;
    border: 1px solid transparent;
    border-radius: var(--mall-radius-control);
    background: none;
    color: inherit;
    cursor: pointer;
  }
  button:hover {
    color: var(--mall-primary);
  }
  button[aria-disabled='true'] {
    color: var(--mall-text-tertiary);
    cursor: not-allowed;
  }
`

export const Zone = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: var(--mall-space-8) var(--mall-space-12);
  padding: var(--mall-space-16);
  border: 1px dashed var(--mall-control-border);
  border-radius: var(--mall-radius-control);
  background: var(--mall-surface);
  color: var(--mall-text-secondary);

  [data-dropping] > & {
    border-color: var(--mall-primary);
    background: var(--mall-primary-soft);
  }
  [data-disabled] > & {
    border-color: var(--mall-divider);
    background: none;
    color: var(--mall-text-tertiary);
  }
  [data-invalid] > & {
    border-color: var(--mall-danger);
  }
  > button {
    min-block-size: var(--mall-control-height);
    padding: 0 var(--mall-control-padding);
    border-color: var(--mall-control-border);
    color: var(--mall-primary);
  }
`

export const Rejections = styled.div`
  color: var(--mall-danger);

  p {
    display: flex;
    gap: var(--mall-space-4);
    margin: 0;
    overflow-wrap: anywhere;
  }
  svg {
    margin-block-start: 3px;
  }
`

export const List = styled.ul`
  display: grid;
  gap: var(--mall-space-8);
  margin: 0;
  padding: 0;
  list-style: none;
`

export const Item = styled.li`
  display: flex;
  align-items: center;
  gap: var(--mall-space-8);
  min-inline-size: 0;
  padding: var(--mall-space-8);
  border: 1px solid var(--mall-divider);
  border-radius: var(--mall-radius-control);
  background: var(--mall-surface);

  &[data-status='failed'] {
    border-color: var(--mall-danger);
  }
  > div {
    flex: 1;
    display: grid;
    min-inline-size: 0;
  }
  b {
    overflow: hidden;
    font-weight: 400;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  small {
    color: var(--mall-text-tertiary);
    font-size: var(--mall-font-size-12);
    line-height: var(--mall-line-height-12);
    font-variant-numeric: tabular-nums;
  }
  &[data-status='failed'] small {
    color: var(--mall-danger);
  }
  &[data-status='done'] small {
    color: var(--mall-success);
  }
  progress {
    inline-size: 100%;
    block-size: 4px;
    margin-block: var(--mall-space-8);
    accent-color: var(--mall-primary);
  }
  /* Without a value the browser's own bar moves for ever, under reduced motion too. */
  progress:not([value]) {
    appearance: none;
    border-radius: var(--mall-radius-tag);
    background: var(--mall-primary);
    opacity: 0.4;
  }
  progress:not([value])::-webkit-progress-bar {
    background: transparent;
  }
  button {
    justify-content: center;
    inline-size: max(32px, var(--mall-control-height));
    block-size: max(32px, var(--mall-control-height));
    padding: 0;
    color: var(--mall-text-secondary);
  }
`

export const Preview = styled.span`
  flex: none;
  display: grid;
  place-items: center;
  inline-size: 40px;
  block-size: 40px;
  overflow: hidden;
  border-radius: var(--mall-radius-tag);
  background: var(--mall-canvas);
  color: var(--mall-text-tertiary);

  img {
    inline-size: 100%;
    block-size: 100%;
    object-fit: contain;
  }
`
