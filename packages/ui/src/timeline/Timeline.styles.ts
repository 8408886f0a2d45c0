import { styled } from 'styled-components'

export const List = styled.ol`
  margin: 0;
  padding: 0;
  list-style: none;

  li {
    position: relative;
    padding-block-end: var(--mall-space-16);
    padding-inline-start: var(--mall-space-32);
  }
  li:last-child {
    padding-block-end: 0;
  }
  li:not(:last-child)::before {
    content: '';
    position: absolute;
    inset-block: 20px 0;
    inset-inline-start: 9px;
    inline-size: 2px;
    background: var(--mall-divider);
  }
  li:not([data-state], :last-child)::before {
    inset-block: 17px -3px;
  }
  li[data-state='done']:not(:last-child)::before {
    background: var(--mall-primary);
  }
`

export const Mark = styled.span`
  position: absolute;
  inset-block-start: 0;
  inset-inline-start: 0;
  display: grid;
  place-items: center;
  inline-size: 20px;
  block-size: 20px;
  border: 2px solid var(--mall-control-border);
  border-radius: 50%;
  background: var(--mall-surface);
  color: var(--mall-text-tertiary);

  li:not([data-state]) > & {
    inset-block-start: 5px;
    inset-inline-start: 5px;
    inline-size: 10px;
    block-size: 10px;
  }
  [data-state='done'] > & {
    border-color: var(--mall-primary);
    background: var(--mall-primary);
    color: var(--mall-on-primary);
  }
  [data-state='current'] > & {
    border-color: var(--mall-primary);
    color: var(--mall-primary);
  }
  [data-state='current'] > &:empty::after {
    content: '';
    inline-size: 8px;
    block-size: 8px;
    border-radius: 50%;
    background: currentColor;
  }
  [data-state='failed'] > & {
    border-color: var(--mall-danger);
    background: var(--mall-danger);
    color: var(--mall-on-danger);
  }
`

export const Title = styled.div`
  display: grid;
  justify-items: start;
  color: var(--mall-text);
  overflow-wrap: anywhere;

  [data-state='current'] > &,
  [data-state='failed'] > & {
    font-weight: 600;
  }
  [data-state='waiting'] > & {
    color: var(--mall-text-secondary);
  }
  time {
    color: var(--mall-text-tertiary);
    font-size: var(--mall-font-size-12);
    font-variant-numeric: tabular-nums;
    font-weight: 400;
  }
`

export const Description = styled.div`
  margin-block-start: var(--mall-space-4);
  color: var(--mall-text-secondary);
  overflow-wrap: anywhere;
`
