import { styled } from 'styled-components'

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
