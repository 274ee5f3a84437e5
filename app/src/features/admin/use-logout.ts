import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "react-router";
import { call } from "../../api/client.ts";
import { isUnauthenticated } from "../../api/error.ts";
import { failure } from "../../api/failure.ts";
import { logOut, logOutEverywhere } from "../../api/generated/sdk.gen.ts";
import { paths } from "../../paths.ts";
import { useToast } from "../../ui/toast.tsx";
import { carryToast } from "./carried-toast.ts";

/** Ends this session, or every one there is: the cache is emptied and the home page says so. */
export function useLogout(which: "this" | "all" = "this") {
  const client = useQueryClient();
  const navigate = useNavigate();
  const toast = useToast();
  return useMutation({
    mutationFn: async () => {
      // A session that has ended already is what was asked for, but says nothing of the others.
      if (which === "all") await logOutEverywhere(call);
      else
        await logOut(call).catch((error: unknown) => {
          if (!isUnauthenticated(error)) throw error;
        });
    },
    onSuccess: async () => {
      const title = which === "all" ? "Logged out everywhere" : "Logged out successfully";
      // The dashboard leaves first: emptied under it, the cache would be filled again at once.
      await navigate(paths.home, carryToast({ title }));
      client.clear();
    },
    onError: (error) => {
      const { title, description } = failure("logout", error);
      toast({ tone: "failure", title, description });
    },
  });
}
