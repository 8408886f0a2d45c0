import { styled } from 'styled-components'

export const Form = styled.form`
  display: grid;
  gap: var(--mall-space-16);
  padding-block-start: var(--mall-space-24);
`

export const Note = styled.p`
  margin: 0;
  color: var(--mall-text-secondary);
  overflow-wrap: anywhere;
`

export const Failure = styled.p`
  margin: 0;
  color: var(--mall-danger);

  &:empty {
    display: none;
  }
`

export const CodeRow = styled.div`
  display: grid;
  grid-template-columns: 1fr auto;
  gap: var(--mall-space-8);

  input {
    font-variant-numeric: tabular-nums;
  }
`

export const Links = styled.p`
  display: flex;
  justify-content: space-between;
  margin: 0;

  a {
    color: var(--mall-primary);
  }
`

export const Strength = styled.div`
  display: grid;
  grid-template-columns: repeat(3, 1fr) auto;
  align-items: center;
  gap: var(--mall-space-4);
  margin-block-start: calc(-1 * var(--mall-space-8));
  color: var(--mall-text-secondary);
  font-size: var(--mall-font-size-12);
  line-height: var(--mall-line-height-12);

  i {
    block-size: 4px;
    border-radius: var(--mall-radius-tag);
    background: var(--mall-divider);
  }

  output {
    margin-inline-start: var(--mall-space-8);
  }

  &[data-strength='weak'] i:nth-child(-n + 1) {
    background: var(--mall-danger);
  }
  &[data-strength='medium'] i:nth-child(-n + 2) {
    background: var(--mall-warning);
  }
  &[data-strength='strong'] i {
    background: var(--mall-success);
  }
`

export const Done = styled.div`
  display: grid;
  justify-items: center;
  gap: var(--mall-space-16);
  padding-block: var(--mall-space-32) var(--mall-space-8);

  p {
    margin: 0;
    font-size: var(--mall-font-size-18);
    line-height: var(--mall-line-height-18);
  }

  svg {
    color: var(--mall-success);
  }
`
