/**
 * One class, because a page shows hundreds (app/components.css).
 * @param method in lower case
 */
export const Method = ({ method }: { method: string }) => (
  <span className={`badge api-method ${method}`}>{method.toUpperCase()}</span>
);
