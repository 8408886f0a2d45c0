import { styled } from 'styled-components'
import { Frame } from '../select/Select.styles.ts'
import { media } from '../theme/media.ts'

export const Nav = styled.nav`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: var(--mall-space-8) var(--mall-space-16);
  padding-block: var(--mall-space-12);
  color: var(--mall-text-secondary);
  font-size: var(--mall-control-font-size);
  font-variant-numeric: tabular-nums;

  ol {
    display: flex;
    flex-wrap: wrap;
    gap: var(--mall-space-4);
    margin: 0;
    padding: 0;
    list-style: none;
  }
  label,
  form {
    display: inline-flex;
    align-items: center;
    gap: var(--mall-space-8);
  }
  input {
    inline-size: 56px;
    block-size: var(--mall-control-height);
    padding-inline: var(--mall-space-8);
    border: 1px solid var(--mall-control-border);
    border-radius: var(--mall-radius-control);
    background: var(--mall-surface);
    color: var(--mall-text);
    text-align: center;
  }

  /* One line on a phone, but for the narrowest: the page of how many, between the two steps. */
  ${media.phone} {
    gap: var(--mall-space-8);

    ol {
      flex-wrap: nowrap;
      gap: 0;
    }
    > form,
    li[data-part='gap'],
    li:has(> [data-part='page']:not([aria-current])) {
      display: none;
    }
  }
`

export const PageButton = styled.button`
  display: grid;
  place-items: center;
  min-inline-size: var(--mall-control-height);
  block-size: var(--mall-control-height);
  padding: 0 var(--mall-space-4);
  border: 1px solid transparent;
  border-radius: var(--mall-radius-control);
  background: none;
  color: var(--mall-text);
  text-decoration: none;
  cursor: pointer;

  &:hover {
    background: var(--mall-primary-soft);
    color: var(--mall-primary);
  }
  &[aria-current] {
    border-color: var(--mall-primary);
    color: var(--mall-primary);
    font-weight: 600;
  }
  ${media.phone} {
    &[aria-current] {
      padding-inline: var(--mall-space-8);
      white-space: nowrap;
    }
    &[aria-current]::after {
      content: '/ ' attr(data-pages);
      color: var(--mall-text-secondary);
      font-weight: 400;
    }
    &[data-part='page'] {
      grid-auto-flow: column;
      gap: var(--mall-space-4);
    }
  }
  &:disabled {
    background: none;
    color: var(--mall-text-tertiary);
    opacity: 0.5;
    cursor: default;
  }
`

export const Gap = styled.li`
  display: grid;
  place-items: center;
  inline-size: var(--mall-space-24);
`

export const Total = styled.span`
  margin-inline-end: auto;

  ${media.phone} {
    font-size: var(--mall-font-size-12);
    white-space: nowrap;
  }
`

/** The look of every select, as wide as its words. */
export const PageSize = styled(Frame)`
  inline-size: auto;
`
