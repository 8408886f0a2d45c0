import { styled } from 'styled-components'

export const Root = styled.div`
  color: var(--mall-text);

  [role='treeitem'] {
    display: flex;
    align-items: center;
    gap: var(--mall-space-4);
    min-block-size: var(--mall-control-height);
    padding-inline: calc(var(--level) * var(--mall-space-20) - 12px) var(--mall-space-8);
    border-radius: var(--mall-radius-control);
    cursor: pointer;
    outline-offset: -2px;
  }
  [role='treeitem']:hover {
    background: var(--mall-primary-soft);
  }
  [aria-selected='true'] {
    background: var(--mall-primary-soft);
    color: var(--mall-primary);
    font-weight: 600;
  }
  [aria-disabled='true'] {
    color: var(--mall-text-tertiary);
    cursor: default;
  }
  [data-part='toggle'] {
    flex: none;
    display: grid;
    place-items: center;
    inline-size: 24px;
    block-size: 24px;
    color: var(--mall-text-tertiary);
  }
  [aria-expanded='true'] > [data-part='toggle'] svg {
    rotate: 90deg;
  }
  [data-part='box'] {
    flex: none;
    display: grid;
    place-items: center;
    inline-size: 16px;
    block-size: 16px;
    border: 1px solid var(--mall-control-border);
    border-radius: var(--mall-radius-tag);
    background: var(--mall-surface);
    color: var(--mall-on-primary);
  }
  [aria-checked='true'] > [data-part='box'],
  [aria-checked='mixed'] > [data-part='box'] {
    border-color: var(--mall-primary);
    background: var(--mall-primary);
  }
  [data-part='label'] {
    overflow: hidden;
    min-inline-size: 0;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  [data-part='extra'] {
    margin-inline-start: auto;
  }
`

export const Nothing = styled.p`
  margin: 0;
  padding: var(--mall-space-16);
  color: var(--mall-text-secondary);
  text-align: center;
`
