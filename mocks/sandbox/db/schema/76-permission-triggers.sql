create trigger permissions_error before update on permissions
  for each row when (
    new.error is not distinct from old.error and old.object_selector is distinct from new.object_selector
  ) execute function clear_error();
