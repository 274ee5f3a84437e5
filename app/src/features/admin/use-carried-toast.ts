import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router";
import { useToast } from "../../ui/toast.tsx";
import { carriedToast } from "./carried-toast.ts";

/** Shows the toast that came along with the navigation, once: a reload or a step back does not repeat it. */
export function useCarriedToast(): void {
  const { state, pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const toast = useToast();

  useEffect(() => {
    const message = carriedToast(state);
    if (!message) return;
    toast(message);
    navigate({ pathname, search, hash }, { replace: true, state: null, preventScrollReset: true });
  }, [state, pathname, search, hash, navigate, toast]);
}
